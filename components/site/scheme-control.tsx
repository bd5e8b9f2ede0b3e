import { Monitor, Moon, Sun } from 'lucide-react'
import { SchemeSwitch } from './scheme-switch'
import { shell } from '@/lib/content/shell'

const icons = { system: Monitor, light: Sun, dark: Moon } as const

/** The scheme switch with its pictures, which stay on the server. */
export function SchemeControl() {
  return (
    <SchemeSwitch label={shell.scheme.label} names={shell.scheme.names}>
      {Object.entries(icons).map(([scheme, Icon]) => (
        <Icon key={scheme} data-scheme-icon={scheme} aria-hidden="true" className="size-5" />
      ))}
    </SchemeSwitch>
  )
}
