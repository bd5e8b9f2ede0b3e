import { useRef, useState } from 'react'
import { retryLoad } from '../../site'
import { FileField } from './file-field'
import type { Logo } from './read-logo'
import { useAhead } from './use-ahead'
import { withFocusOn } from './with-focus-on'

const loadReader = () => import('./read-logo')

type Props = {
  label: string
  /** What the logo changes; follows the words on the file. */
  hint?: string
  hasLogo: boolean
  onLogo: (logo: Logo | null) => void
}

/** Chooses or removes a logo, which stays in the browser. */
export function LogoField({ label, hint = '', hasLogo, onLogo }: Props) {
  const [error, setError] = useState<string>()
  const last = useRef<File | null>(null)
  useAhead(loadReader)
  const read = async ([file]: readonly File[]) => {
    if (!file) return
    last.current = file
    const { readLogo } = await retryLoad(loadReader)
    const result = await readLogo(file)
    // The visitor chose another file or removed the logo meanwhile.
    if (last.current !== file) return
    setError(result.ok ? undefined : result.message)
    if (result.ok) onLogo(result.logo)
  }
  const remove = () => {
    last.current = null
    setError(undefined)
    onLogo(null)
  }
  return (
    <div className="mt-6">
      <FileField
        label={label}
        hint={`A picture of at most 1 MB. It stays in your browser.${hint}`}
        accept="image/jpeg,image/png,image/webp,image/gif,image/avif"
        error={error}
        onFiles={(files) => void read(files)}
      />
      {hasLogo && (
        <button
          type="button"
          className="min-h-11 cursor-pointer font-semibold underline"
          onClick={withFocusOn('[type=file]', remove)}
        >
          Take the logo off
        </button>
      )}
    </div>
  )
}
