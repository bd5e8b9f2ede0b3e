import { LANGUAGES, REGIONS, SCRIPTS } from './codes.ts'

export type CodeReading =
  { readonly code: string; readonly corrected?: string; readonly note?: string } | { readonly error: string }

export const X_DEFAULT = 'x-default'

/** Country codes and old codes that people mistake for language codes. */
const MEANT_LANGUAGE: ReadonlyMap<string, readonly [code: string, why: string]> = new Map([
  ['cn', ['zh', 'cn is China; the language is zh']],
  ['jp', ['ja', 'jp is Japan; the language is ja']],
  ['cz', ['cs', 'cz is Czechia; the language is cs']],
  ['dk', ['da', 'dk is Denmark; the language is da']],
  ['se', ['sv', 'se is Northern Sami; Swedish is sv']],
  ['iw', ['he', 'iw is the old code of Hebrew; it is he now']],
])

/** Countries where Northern Sami is spoken: there `se` is right. */
const SAMI_REGIONS: ReadonlySet<string> = new Set(['NO', 'FI'])

function partsOf(raw: string) {
  const parts = raw
    .trim()
    .replaceAll('_', '-')
    .split('-')
    .map((part) => part.trim())
  const [language = '', second = '', third = ''] = parts
  const hasScript = second.length === 4
  if (parts.length > 3 || (third !== '' && !hasScript)) return null
  return {
    language: language.toLowerCase(),
    script: hasScript ? second.slice(0, 1).toUpperCase() + second.slice(1).toLowerCase() : '',
    region: (hasScript ? third : second).toUpperCase(),
  }
}

function readRegion(region: string): { region: string; why?: string } | { error: string } {
  if (region === 'UK') return { region: 'GB', why: 'the United Kingdom is GB' }
  if (region === 'EU') return { error: 'EU is not a country: write one set a country, or the language alone.' }
  if (/^\d+$/.test(region)) return { error: `${region} is an area, not a country; Google takes countries only.` }
  if (region !== '' && !REGIONS.has(region))
    return { error: `“${region.slice(0, 20)}” is not a country code (ISO 3166-1).` }
  return { region }
}

function readLanguage(language: string, region: string): { language: string; why?: string } | { error: string } {
  const meant = language === 'se' && SAMI_REGIONS.has(region) ? undefined : MEANT_LANGUAGE.get(language)
  if (meant) return { language: meant[0], why: meant[1] }
  if (LANGUAGES.has(language)) return { language }
  if (language === '' && region === '') return { error: 'The language is missing.' }
  if (language === '') return { error: 'A region needs its language first, for example en-GB.' }
  return REGIONS.has(language.toUpperCase())
    ? { error: `“${language}” is a country; write its language first, for example en-${language.toUpperCase()}.` }
    : { error: `“${language.slice(0, 20)}” is not a language code (ISO 639-1).` }
}

/**
 * Reads a code as people write it. Underscores, case and frequent mistakes are corrected and reported. `uk` alone
 * stays, because it is Ukrainian.
 */
export function readCode(raw: string): CodeReading {
  if (raw.trim().toLowerCase() === X_DEFAULT) return { code: X_DEFAULT }
  const parts = partsOf(raw)
  if (!parts)
    return { error: `“${raw.trim().slice(0, 40)}” is not a code: language, script, region, for example zh-Hant-TW.` }
  const region = readRegion(parts.region)
  if ('error' in region) return region
  const language = readLanguage(parts.language, region.region)
  if ('error' in language) return language
  if (parts.script !== '' && !SCRIPTS.has(parts.script)) {
    return { error: `“${parts.script}” is not a script code (ISO 15924).` }
  }
  const code = [language.language, parts.script, region.region].filter(Boolean).join('-')
  const why = [language.why, region.why].filter(Boolean).join('; ')
  if (why !== '') return { code, corrected: `${raw.trim()} is written ${code}: ${why}.` }
  return code === 'uk' ? { code, note: 'uk is Ukrainian. For the United Kingdom write en-GB.' } : { code }
}
