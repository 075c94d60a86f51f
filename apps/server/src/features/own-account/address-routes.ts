import { deleteAddress, listAddresses, saveAddress } from '@keo/contract/addresses'
import type { Api } from '@keo/service-kit/http/api'
import type { Addresses } from './address-service.ts'

export function addressRoutes(api: Api, addresses: Addresses) {
  api.handle(listAddresses, (request) => addresses.list(request))
  api.handle(saveAddress, (request) => addresses.save(request, request.body))
  api.handle(deleteAddress, (request) => addresses.remove(request, request.body.id))
}
