import { illustrativeNote } from '@/lib/content/case-studies'

/** Says on every study, wherever it is shown, that it is invented. */
export function IllustrativeStamp() {
  return <span className="stamp">{illustrativeNote.label}</span>
}
