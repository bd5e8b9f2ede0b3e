/** Whether a number of this size stands with the plural: 1 egg, ½ egg, 1½ eggs. */
export const takesPlural = (value: number): boolean => value > 1

/** Which of the forms of a noun goes with a number: two forms in English, four in Polish. */
function formFor(forms: readonly string[], value: number): string {
  const [one = '', few = '', many = '', part = ''] = forms
  if (forms.length < 4) return takesPlural(value) ? few : one
  if (!Number.isInteger(value)) return part
  if (value === 1) return one
  const last = value % 10
  const teens = value % 100
  return last >= 2 && last <= 4 && (teens < 12 || teens > 14) ? few : many
}

/** A template with its nouns in the form that goes with a number. */
export const fillTemplate = (template: string, value: number): string =>
  template.replace(/\{([^{}]*)\}/gu, (_, forms: string) => formFor(forms.split('|'), value))
