/** Whether a number takes the plural: 1 egg, ½ egg, 1½ eggs. */
export const takesPlural = (value: number): boolean => value > 1

/** The form of a noun for a number. There are two forms in English, four in Polish. */
function formFor(forms: readonly string[], value: number): string {
  const [one = '', few = '', many = '', part = ''] = forms
  if (forms.length < 4) return takesPlural(value) ? few : one
  if (!Number.isInteger(value)) return part
  if (value === 1) return one
  const last = value % 10
  const teens = value % 100
  return last >= 2 && last <= 4 && (teens < 12 || teens > 14) ? few : many
}

/** Fills a template with the forms of its nouns for a number. */
export const fillTemplate = (template: string, value: number): string =>
  template.replace(/\{([^{}]*)\}/gu, (_, forms: string) => formFor(forms.split('|'), value))

/** The singular of the first noun of a template. */
export const nounIn = (template = ''): string | undefined => /\{([^|{}]*)/u.exec(template)?.[1]
