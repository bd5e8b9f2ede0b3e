import { formText } from '../../form-text'

export type GuestFields = Record<'token' | 'name' | 'quote' | 'body', string>

/** The fields of a guest's comment, as they are in its form. */
export const guestFields = (data: FormData): GuestFields => ({
  token: formText(data, 'token'),
  name: formText(data, 'name'),
  quote: formText(data, 'quote'),
  body: formText(data, 'body'),
})
