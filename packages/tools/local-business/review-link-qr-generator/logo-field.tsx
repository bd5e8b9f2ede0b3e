'use client'

import { useRef, useState } from 'react'
import { FileField } from '../../kit/ui/file-field'
import type { Logo } from './logo'
import { readLogo } from './read-logo'

type Props = { hasLogo: boolean; onLogo: (logo: Logo | null) => void }

export function LogoField({ hasLogo, onLogo }: Props) {
  const [error, setError] = useState<string>()
  const last = useRef<File | null>(null)
  const read = async ([file]: readonly File[]) => {
    if (!file) return
    last.current = file
    const result = await readLogo(file)
    // Another file was chosen, or the logo taken off, while this one was read.
    if (last.current !== file) return
    setError(result.ok ? undefined : result.message)
    if (result.ok) onLogo(result.logo)
  }
  const remove = () => {
    last.current = null
    onLogo(null)
  }
  return (
    <div className="mt-6">
      <FileField
        label="Logo in the code"
        hint="A picture of at most 1 MB. It stays in your browser. The code then has error correction H, and is larger."
        accept="image/jpeg,image/png,image/webp,image/gif,image/avif"
        error={error}
        onFiles={(files) => void read(files)}
      />
      {hasLogo && (
        <button type="button" className="min-h-11 cursor-pointer font-semibold underline" onClick={remove}>
          Take the logo off
        </button>
      )}
    </div>
  )
}
