import { SelectField } from '@/components/ui/field'
import { shownWords } from '@/lib/markdown/plain-text'
import { cutAtWord } from '@/lib/text'

/** Characters of a paragraph that an option shows. */
const OPTION_LENGTH = 60

type Props = {
  name?: string
  paragraphs: readonly string[]
  value: string
  onChange: (paragraph: string) => void
}

/** The subject of a comment: one of the paragraphs, or '' for the whole post. */
export function ParagraphField({ name, paragraphs, value, onChange }: Props) {
  return (
    <SelectField label="About" name={name} value={value} onChange={({ target }) => onChange(target.value)}>
      <option value="">The whole post</option>
      {paragraphs.map((paragraph) => (
        <option key={paragraph} value={paragraph}>
          {cutAtWord(shownWords(paragraph) || paragraph, OPTION_LENGTH)}
        </option>
      ))}
    </SelectField>
  )
}
