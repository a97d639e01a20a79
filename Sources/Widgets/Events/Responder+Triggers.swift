extension Responder: TriggerObserver {}
