import type { Input, Treatment } from './form.ts'

const LABELS = {
  invoice: ['Invoice', 'Faktura'],
  proforma: ['Pro forma invoice', 'Faktura pro forma'],
  correction: ['Correction', 'Faktura korygująca'],
  number: ['Number', 'Numer'],
  corrected: ['Corrects invoice', 'Dotyczy faktury'],
  issued: ['Issue date', 'Data wystawienia'],
  supplied: ['Supply date', 'Data sprzedaży'],
  due: ['Due date', 'Termin płatności'],
  seller: ['Seller', 'Sprzedawca'],
  buyer: ['Buyer', 'Nabywca'],
  tax: ['VAT number', 'NIP'],
  description: ['Description', 'Nazwa'],
  quantity: ['Quantity', 'Ilość'],
  unitPrice: ['Unit price', 'Cena jednostkowa'],
  discount: ['Discount', 'Rabat'],
  rate: ['VAT', 'VAT'],
  net: ['Net', 'Netto'],
  vat: ['VAT amount', 'Kwota VAT'],
  gross: ['Gross', 'Brutto'],
  total: ['Total', 'Razem'],
  toPay: ['To pay', 'Do zapłaty'],
  difference: ['Difference', 'Różnica'],
  before: ['Before the correction', 'Przed korektą'],
  after: ['After the correction', 'Po korekcie'],
  inWords: ['In words', 'Słownie'],
  bank: ['Bank', 'Bank'],
  reference: ['Reference', 'Tytuł przelewu'],
  nationalVat: ['VAT in national currency', 'VAT w walucie krajowej'],
  notes: ['Notes', 'Uwagi'],
  exemptBasis: ['Exempt from VAT', 'Zwolnienie z VAT'],
  reverseCharge: ['Reverse charge', 'Odwrotne obciążenie'],
  selfBilling: ['Self-billing', 'Samofakturowanie'],
  marginScheme: ['Margin scheme', 'Procedura marży'],
} as const

export type LabelName = keyof typeof LABELS

/** A label in the invoice's language; bilingual documents carry both, once where they are the same. */
export function labelOf(name: LabelName, language: Input['language']): string {
  const [english, polish] = LABELS[name]
  if (language === 'en' || english === polish) return english
  return language === 'pl' ? polish : `${english} / ${polish}`
}

const TREATMENTS: Readonly<Record<Exclude<Treatment, 'rate'>, string>> = {
  exempt: 'zw / exempt',
  reverse: 'oo / reverse',
  outside: 'np / outside',
}
const ENGLISH: Readonly<Record<Exclude<Treatment, 'rate'>, string>> = {
  exempt: 'exempt',
  reverse: 'reverse charge',
  outside: 'outside scope',
}

export const treatmentLabel = (treatment: Exclude<Treatment, 'rate'>, language: Input['language']): string =>
  language === 'en' ? ENGLISH[treatment] : TREATMENTS[treatment]
