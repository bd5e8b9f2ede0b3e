import { Field } from '@/components/ui/field'
import { controlStyles } from '@/components/ui/styles'
import { shownWords } from '@/lib/markdown/plain-text'
import { cutAtWord } from '@/lib/text'

/** Characters of a paragraph in the choice. */
const NAMED = 60

type Props = {
  name?: string
  paragraphs: readonly string[]
  value: string
  onChange: (paragraph: string) => void
}

/** What a comment is about: one of the paragraphs, or the whole post as ''. */
export function ParagraphField({ name, paragraphs, value, onChange }: Props) {
  return (
    <Field label="About">
      {(control) => (
        <select
          {...control}
          name={name}
          value={value}
          onChange={({ target }) => onChange(target.value)}
          className={controlStyles}
        >
          <option value="">The whole post</option>
          {paragraphs.map((paragraph) => (
            <option key={paragraph} value={paragraph}>
              {cutAtWord(shownWords(paragraph) || paragraph, NAMED)}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
