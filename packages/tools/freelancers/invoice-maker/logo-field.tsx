'use client'

import { useState } from 'react'
import { FileField } from '../../kit/ui/file-field'

const LOGO_BYTES = 1024 * 1024

const dataAddress = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error ?? new Error('The file could not be read'))
    reader.readAsDataURL(file)
  })

/** Whether the browser can read it as a picture, whatever its name says. */
async function isPicture(file: File): Promise<boolean> {
  try {
    const picture = await createImageBitmap(file)
    picture.close()
    return true
  } catch {
    return false
  }
}

/** The logo of the invoice: a picture of the visitor's, as a data address. */
export function LogoField({ logo, onLogo }: { logo: string; onLogo: (logo: string) => void }) {
  const [error, setError] = useState<string>()
  const read = async ([file]: readonly File[]) => {
    if (!file) return
    if (file.size > LOGO_BYTES) return setError('Logo must be at most 1 MB.')
    if (!(await isPicture(file))) return setError('Logo must be a JPEG, PNG, WebP, GIF or AVIF picture.')
    setError(undefined)
    onLogo(await dataAddress(file))
  }
  return (
    <div className="mt-6">
      <FileField
        label="Logo"
        hint="A picture of at most 1 MB. It stays in your browser."
        accept="image/*"
        error={error}
        onFiles={read}
      />
      {logo && (
        <button type="button" className="min-h-11 cursor-pointer font-semibold underline" onClick={() => onLogo('')}>
          Take the logo off
        </button>
      )}
    </div>
  )
}
