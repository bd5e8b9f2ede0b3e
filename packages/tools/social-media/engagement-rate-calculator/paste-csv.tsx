import { useState } from 'react'
import { countOf } from '../../kit/format'
import { FormFold } from '../../kit/ui/tool-form'
import type { Tool } from '../../kit/ui/use-tool'
import { Button, controlStyles, Field } from '../../site-controls'
import { postsFromCsv } from './read-csv'

const MAX = 100_000

/** Fills the form's posts from a network's pasted CSV export. */
export function PasteCsv({ tool }: { tool: Pick<Tool, 'set'> }) {
  const [text, setText] = useState('')
  const [said, setSaid] = useState('')
  const take = () => {
    const pasted = postsFromCsv(text)
    if (!pasted || pasted.rows.length === 0)
      return setSaid('No column such as likes, comments or reach was found in the first row.')
    tool.set('posts', pasted.rows)
    setSaid(
      `Read ${countOf(pasted.rows.length, 'post')}: ${pasted.found.join(', ')}.${pasted.cut ? ' Only the first 100 rows were kept.' : ''}`,
    )
    setText('')
  }
  return (
    <FormFold title="Paste a table (CSV)" className="mt-6 noscript:hidden">
      <div className="grid gap-3 pt-2 pb-4">
        <Field
          label="Rows of an export"
          hint="The first row names the columns: post, likes, comments, shares, saves, clicks, reach, impressions, views."
        >
          {(control) => (
            <textarea
              {...control}
              rows={5}
              value={text}
              onChange={({ target: { value } }) => {
                setText(value.slice(0, MAX))
                setSaid(value.length > MAX ? `Only the first ${MAX.toLocaleString('en-GB')} characters were kept.` : '')
              }}
              className={`${controlStyles} resize-y font-mono text-sm`}
            />
          )}
        </Field>
        <div className="flex flex-wrap items-center gap-3">
          <Button tone="secondary" onClick={take}>
            Use these rows
          </Button>
          <p role="status" className="text-sm font-medium">
            {said}
          </p>
        </div>
      </div>
    </FormFold>
  )
}
