'use client'

import { useWatch } from 'react-hook-form'
import type { Picture } from '../images/tray'
import type { PostFormValues } from './form-schema'

/** A picture of the text without a description; those that still wait in the tray are counted there. */
const SILENT = /!\[\s*\]\((?!picture:)/g

/** Says before publishing that pictures have no alt text: a reminder, nothing that stands in the way. */
export function AltReminder({ pictures }: { pictures: readonly Picture[] }) {
  const content = useWatch<PostFormValues, 'content'>({ name: 'content' })
  const silent = pictures.filter(({ details }) => !details.alt.trim()).length + (content.match(SILENT)?.length ?? 0)
  const subject = silent === 1 ? 'One picture has' : `${silent} pictures have`
  return (
    <p role="status" className="text-sm font-medium empty:hidden">
      {silent > 0 && `${subject} no alt text yet: say in a few words what can be seen. You can publish all the same.`}
    </p>
  )
}
