import { ApiRefusal } from '../../../api/api-outcome.ts'

/** The provider refused. Its toast and report have already happened. */
export class ProviderRefusal extends ApiRefusal {
  constructor({ code, message }: { code: number; message: string }) {
    super({ code, msg: message, data: null })
    this.name = 'ProviderRefusal'
  }
}
