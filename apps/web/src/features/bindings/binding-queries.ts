import {
  bindBankCard,
  bindBankCardWithPhone,
  bindWallet,
  bindWalletWithPhone,
  checkMobileForCard,
  deleteBankCard,
  deleteWallet,
  listBankCards,
  listBanks,
  listC2cBanks,
  listWallets,
  type BankCard,
  type WalletAddress,
} from '@keo/contract/banks'
import type { RequestOf } from '@keo/contract/define-call'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, IN_FORM } from '../../api/api.ts'
import { provenApi } from '../security/index.ts'

const all = ['bindings'] as const
const cardsQuery = queryOptions({
  queryKey: [...all, 'cards'],
  queryFn: ({ signal }) => api(listBankCards, {}, { silent: true, signal }),
})
const walletsQuery = queryOptions({
  queryKey: [...all, 'wallets'],
  queryFn: ({ signal }) => api(listWallets, {}, { silent: true, signal }),
})
const banksQuery = queryOptions({
  queryKey: ['banks'],
  queryFn: ({ signal }) => api(listBanks, {}, { silent: true, signal }),
  staleTime: Infinity,
})
const c2cBanksQuery = queryOptions({
  queryKey: ['banks', 'c2c'],
  queryFn: async ({ signal }) =>
    (await api(listC2cBanks, {}, { silent: true, signal })).map(({ bankCode }) => bankCode),
  staleTime: Infinity,
})
const checkQuery = queryOptions({
  queryKey: [...all, 'check'],
  queryFn: ({ signal }) => api(checkMobileForCard, {}, { silent: true, signal }),
})

export const useBankCards = () => useQuery(cardsQuery)
export const useWallets = () => useQuery(walletsQuery)
export const useBanks = () => useQuery(banksQuery)
/** The codes of banks to which merchants pay. */
export const useC2cBanks = (isAsked: boolean) => useQuery({ ...c2cBanksQuery, enabled: isAsked })
export const useBindingCheck = () => useQuery(checkQuery)

export type PayoutTarget = BankCard | WalletAddress

/** Every change may set the name, the list and what the next one needs. */
function useBindingChange<Request>(run: (request: Request) => Promise<unknown>) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: run,
    onSuccess: () =>
      Promise.all([
        cache.invalidateQueries({ queryKey: all }),
        cache.invalidateQueries({ queryKey: ['member'] }),
      ]),
  })
}

type CardRequest = RequestOf<typeof bindBankCard> & { smsCode?: string }
type WalletRequest = RequestOf<typeof bindWallet> & { smsCode?: string }

/** With a code where the server asks for one. */
export const useBindCard = () =>
  useBindingChange(({ smsCode, ...card }: CardRequest) =>
    smsCode === undefined
      ? provenApi(bindBankCard, card, IN_FORM)
      : provenApi(bindBankCardWithPhone, { ...card, smsCode }, IN_FORM),
  )
export const useBindWallet = () =>
  useBindingChange(({ smsCode, ...wallet }: WalletRequest) =>
    smsCode === undefined
      ? provenApi(bindWallet, wallet, IN_FORM)
      : provenApi(bindWalletWithPhone, { ...wallet, smsCode }, IN_FORM),
  )
export const useDeleteTarget = () =>
  useBindingChange(({ target, withdrawPwd }: { target: PayoutTarget; withdrawPwd: string }) =>
    provenApi('bankCode' in target ? deleteBankCard : deleteWallet, { id: target.id, withdrawPwd }, IN_FORM),
  )
