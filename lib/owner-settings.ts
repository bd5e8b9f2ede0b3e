import { addressLine, openingHoursLine, site } from './site.ts'

export interface OwnerSetting {
  readonly label: string
  readonly value: string
  /** Nothing of the owner's yet: the value that the site comes with. */
  readonly isPlaceholder: boolean
}

export interface SettingGroup {
  readonly title: string
  /** The file in which the settings stand. */
  readonly file: string
  readonly settings: readonly OwnerSetting[]
}

/** What the site comes with says "example" in English or Polish, or has zeros where a number is to be. */
const PLACEHOLDER = /example|przykład|(?<![\d,.])0{3}(?!\d*[1-9])|^\D*0[0 -]+$/iu

export const isPlaceholder = (value: string): boolean => PLACEHOLDER.test(value)

const setting = (label: string, value: string): OwnerSetting => ({
  label,
  value,
  isPlaceholder: isPlaceholder(value),
})

/** What the owner says about the site, as it is deployed, in the order of docs/rebrand.md. */
export function settingGroups(): readonly SettingGroup[] {
  const { contact, promises, registration, figures } = site
  return [
    {
      title: 'Name and contact',
      file: 'lib/identity.ts',
      settings: [
        setting('Name', site.name),
        setting('Studio', site.studioName),
        setting('Tagline', site.tagline),
        setting('E-mail', contact.email),
        setting('Telephone', contact.phone),
        setting('Address', addressLine()),
        setting('Opening hours', openingHoursLine()),
        setting('Promises', Object.values(promises).join(', ')),
        ...site.socialProfiles.map(({ name, url }) => setting(name, url)),
      ],
    },
    {
      title: 'Company',
      file: 'lib/site.ts',
      settings: [
        setting('Company', registration.companyName),
        setting('Tax number', registration.nip),
        setting('Statistical number', registration.regon),
        setting('Register number', registration.krs),
        setting('Court', registration.court),
        setting('Share capital', registration.shareCapital),
      ],
    },
    {
      title: 'Figures of the home page',
      file: 'lib/site.ts',
      settings: Object.values(figures).map(({ label, value }) => setting(label, value)),
    },
  ]
}
