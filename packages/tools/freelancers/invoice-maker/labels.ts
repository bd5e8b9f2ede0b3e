import type { Input, Treatment } from './form.ts'

const LABELS = {
  invoice: ['Invoice', 'Faktura'],
  proforma: ['Pro forma invoice', 'Faktura pro forma'],
  correction: ['Correction', 'Faktura korygująca'],
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

/** A label in the invoice's language; a bilingual invoice has both, or one if they are the same. */
export function labelOf(name: LabelName, language: Input['language']): string {
  const [english, polish] = LABELS[name]
  if (language === 'en' || english === polish) return english
  return language === 'pl' ? polish : `${english} / ${polish}`
}

type Untaxed = Exclude<Treatment, 'rate'>

/** Polish and bilingual documents add the Polish abbreviation. */
const TREATMENTS: Readonly<Record<Untaxed, readonly [english: string, polish: string]>> = {
  exempt: ['exempt', 'zw / exempt'],
  reverse: ['reverse charge', 'oo / reverse'],
  outside: ['outside scope', 'np / outside'],
}

export const treatmentLabel = (treatment: Untaxed, language: Input['language']): string =>
  TREATMENTS[treatment][language === 'en' ? 0 : 1]
