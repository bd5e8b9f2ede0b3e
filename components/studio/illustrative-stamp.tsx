import { illustrativeNote } from '@/lib/content/case-studies'

/** Marks a case study as invented, wherever it is shown. */
export function IllustrativeStamp() {
  return <span className="stamp">{illustrativeNote.label}</span>
}
