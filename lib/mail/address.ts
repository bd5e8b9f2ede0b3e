import { z } from 'zod'

export const mailAddress = z.email('Write an address such as name@example.com').max(254)

export const optionalMailAddress = z
  .string()
  .trim()
  .pipe(z.union([z.literal(''), mailAddress]))
