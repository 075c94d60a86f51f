export type Sms = {
  /** Calling code without the plus sign. */
  readonly area: string
  readonly mobile: string
  readonly text: string
}

/** Sends text messages. Resolves when the party has taken the message over, not when the phone has it. */
export type SmsGateway = { send(sms: Sms): Promise<void> }
