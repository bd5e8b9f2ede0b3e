import { z } from 'zod'

export const mailAddress = z.email('Write an address such as name@example.com').max(254)
