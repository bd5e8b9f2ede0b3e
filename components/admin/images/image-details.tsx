'use client'

import { useState } from 'react'
import { FocalPointField } from '../image-library/focal-point'
import { useFilePreviews } from './use-file-previews'
import { Field } from '@/components/ui/field'
import { controlStyles } from '@/components/ui/styles'
import type { ImageDescription as Details } from '@/lib/images/schema'
import { IMAGE_CAPTION_MAX } from '@/lib/images/image'

type Props = { number: number; file: File; details: Details; onDescribe: (details: Partial<Details>) => void }

function Fields({ number, file, details, onDescribe }: Props) {
  const preview = useFilePreviews([file]).get(file)
  return (
    <div className="grid gap-4 pb-2">
      <Field label={`Caption for picture ${number}`} hint="Printed under the picture, for everybody.">
        {(control) => (
          <input
            {...control}
            value={details.caption}
            maxLength={IMAGE_CAPTION_MAX}
            onChange={(event) => onDescribe({ caption: event.target.value })}
            className={controlStyles}
          />
        )}
      </Field>
      {preview && (
        <FocalPointField
          image={{ ...preview, alt: details.alt }}
          value={details.focal}
          onChange={(focal) => onDescribe({ focal })}
        />
      )}
    </div>
  )
}

/** What may be said of a picture beyond its alt text; read from the file only when it is asked for. */
export function ImageDetails(props: Props) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details onToggle={(event) => setIsOpen(event.currentTarget.open)} className="text-sm">
      <summary className="min-h-11 cursor-pointer py-3 font-semibold">Caption and focal point</summary>
      {isOpen && <Fields {...props} />}
    </details>
  )
}
