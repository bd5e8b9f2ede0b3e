import { CsvButton } from '../../kit/ui/file-buttons'
import { Advice, adviceOf, DataTable, MainFigure } from '../../kit/ui/results'
import { TextResult } from '../../kit/ui/text-result'
import { toolPanel } from '../../kit/ui/tool-panel'
import { countOf } from '../../kit/format'
import { calculate, type Result } from './calculate'
import { form } from './form'
import { csvRows, nextRedirects, nginxRules } from './redirects'

function sentence({ collisions, missing, redirects }: Result): string {
  const parts = [
    missing > 0 ? `${countOf(missing, 'title')} without Latin letters: give a Latin title.` : '',
    collisions > 0
      ? `${countOf(collisions, 'slug')} got a number because another page has the name.`
      : 'All are unique.',
    redirects.length > 0 ? `${countOf(redirects.length, 'redirect')} from old addresses.` : '',
  ]
  return parts.filter(Boolean).join(' ')
}

function advice({ rows, refused }: Result) {
  const remarks = rows.flatMap(({ line, slug, remarks }) => {
    const texts = remarks.map((text) => `Line ${line}${slug && `, ${slug}`}: ${text}`)
    return adviceOf(slug === '' ? 'warning' : 'advice', texts)
  })
  const reasons = refused.map(({ from, reason }) => `No redirect from ${from}: it ${reason}.`)
  return [...remarks, ...adviceOf('warning', reasons)]
}

function Redirects({ redirects }: Pick<Result, 'redirects'>) {
  if (redirects.length === 0) return null
  return (
    <>
      <TextResult title="Redirects for Next.js" text={nextRedirects(redirects)} isCode copyLabel="Copy for Next.js" />
      <TextResult title="Redirects for nginx" text={nginxRules(redirects)} isCode copyLabel="Copy for nginx" />
    </>
  )
}

export default toolPanel({
  form,
  calculate,
  submit: 'Make slugs',
  actions: ({ redirects }) =>
    redirects.length > 0 && (
      <CsvButton name="redirects.csv" rows={() => csvRows(redirects)} label="Download redirects as CSV" />
    ),
  view: (result) => {
    const slugs = result.rows.map(({ slug }) => slug)
    return (
      <>
        <MainFigure label="Slugs" value={String(slugs.filter(Boolean).length)}>
          {sentence(result)}
        </MainFigure>
        <TextResult title="Slugs" text={slugs.join('\n')} isCode copyLabel="Copy slugs" />
        <Advice items={advice(result)} />
        <DataTable
          caption="Titles and slugs"
          columns={['Title', 'Slug', 'Characters']}
          wordColumns={[1]}
          rows={result.rows.map(({ title, slug }) => [
            <span key="title" dir="auto">
              {title}
            </span>,
            slug || '–',
            slug.length,
          ])}
        />
        <Redirects redirects={result.redirects} />
      </>
    )
  },
})
