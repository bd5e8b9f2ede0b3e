import { createHmac } from 'node:crypto'

/** The signature of the Standard Webhooks convention: HMAC-SHA256 over id, time and body. */
export const signatureOf = (secret: string, id: string, seconds: number, body: string): string =>
  `v1,${createHmac('sha256', secret).update(`${id}.${seconds}.${body}`).digest('base64')}`
