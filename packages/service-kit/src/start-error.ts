/** A reason not to start that a person can act on. Its message is one clear sentence and is shown without a stack. */
export class StartError extends Error {
  constructor(sentence: string, options?: ErrorOptions) {
    super(sentence, options)
    this.name = 'StartError'
  }
}
