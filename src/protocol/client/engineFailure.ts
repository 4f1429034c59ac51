/** An engine did not do what the protocol asks of it. The message is the reason, as half a sentence about "it". */
export class EngineFailure extends Error {}
