import { uploadDepositProof } from '@keo/contract/deposit-order'
import type { DepositOrder } from '@keo/contract/deposit'
import { api, IN_FORM } from '../../api/api.ts'
import { keepPicture } from '../../page-kit/keep-picture.ts'

/** Keeps the picture, then shows it as the proof of the order. */
export async function sendProof(
  orderNo: string,
  file: Blob,
  onProgress: (share: number) => void,
): Promise<DepositOrder> {
  const fileId = await keepPicture(file, onProgress)
  return api(uploadDepositProof, { orderNo, fileId }, IN_FORM)
}
