import * as z from 'zod/mini'
import { defineCall } from './define-call.ts'

/** A picture of up to 5 MB as base64, which is a third longer, and the JSON around it. */
export const PICTURE_MAX_BYTES = 5 * 1024 * 1024
export const PICTURE_PIXELS_MAX = 25_000_000
export const PICTURES_A_DAY = 20
const PICTURE_TEXT_MAX = Math.ceil(PICTURE_MAX_BYTES / 3) * 4

export const FileId = z.string().check(z.regex(/^fil_[0-9A-Z]{26}$/))

export const uploadPicture = defineCall({
  method: 'POST',
  path: '/api/file/fund/image/upload',
  access: 'member',
  limit: 'upload',
  bodyMaxBytes: PICTURE_TEXT_MAX + 1024,
  summary:
    'Keep a picture (JPEG, PNG or WebP by content, at most 5 MB); it is drawn anew and only its owner sees it',
  errors: ['PICTURE_REFUSED', 'PICTURE_QUOTA', 'UPLOADS_FULL', 'BODY_TOO_LARGE'],
  request: z.object({
    /** Base64. */
    picture: z
      .string()
      .check(z.minLength(1), z.maxLength(PICTURE_TEXT_MAX), z.regex(/^[A-Za-z0-9+/]+={0,2}$/)),
  }),
  response: z.object({ fileId: FileId }),
})

export const getPicture = defineCall({
  method: 'GET',
  path: '/api/file/fund/picture/{fileId}',
  access: 'member',
  ours: true,
  summary: 'An own picture, as base64 of a JPEG',
  errors: ['NOT_FOUND'],
  request: z.object({ fileId: FileId }),
  response: z.object({ type: z.literal('image/jpeg'), picture: z.string() }),
})
