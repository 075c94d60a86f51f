export type Mail = { readonly to: string; readonly subject: string; readonly text: string }

/** Sends e-mail. Resolves when the party has taken the message over, not when it is in the box. */
export type MailGateway = { send(mail: Mail): Promise<void> }
