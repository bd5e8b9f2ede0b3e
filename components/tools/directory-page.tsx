import { PageJsonLd } from '@/components/site/json-ld'
import { StudioHero } from '@/components/studio/studio-hero'
import { Questions } from '@/components/ui/questions'
import { toolLabels, toolsDirectory, toolsQuestions } from '@/lib/content/tools'
import { type ToolGroupId, toolGroups, toolPath, tools, toolsOfGroup } from '@site/tools'
import { answerSearch } from '@site/tools/search'
import { categoryStyle } from './category-style'
import { GroupCard } from './group-card'
import { GroupLinks } from './group-links'
import { DirectoryArt } from './tool-art'
import { ToolFilter } from './tool-filter'
import { ToolsCall } from './tools-call'

/** "I want to …": the jobs of all tools by group, each a link to its tool. */
function AllJobs() {
  return (
    <nav aria-labelledby="tool-jobs" className="mt-20 print:hidden">
      <h2 id="tool-jobs" className="text-h2">
        {toolLabels.jobs}
      </h2>
      <div className="mt-6 gap-x-12 md:columns-2 lg:columns-3">
        {toolGroups.map((group) => (
          <section key={group.id} style={categoryStyle(group)} className="job-group">
            <h3>{group.title}</h3>
            <ul>
              {toolsOfGroup(group.id).flatMap((tool) =>
                tool.wants.map((want) => (
                  <li key={want}>
                    <a href={toolPath(tool)}>{want}</a>
                  </li>
                )),
              )}
            </ul>
          </section>
        ))}
      </div>
    </nav>
  )
}

/** The grid position of each card on a wide page; larger groups get more columns. */
const places: Record<ToolGroupId, string> = {
  seo: 'lg:col-span-4',
  'social-media': 'lg:col-span-4 lg:mt-10',
  premium: 'lg:col-span-4 lg:-mt-4',
  'career-toolkit': 'lg:col-span-5',
  'local-business': 'lg:col-span-7',
  startup: 'lg:col-span-4 lg:mt-4',
  freelancers: 'lg:col-span-4',
  'business-hr': 'lg:col-span-4 lg:mt-8',
  ecommerce: 'lg:col-span-7',
  creators: 'lg:col-span-5 lg:mt-6',
}

/** Cards that are wide enough for a large drawing beside their list. */
const wide: ReadonlySet<ToolGroupId> = new Set(['local-business', 'ecommerce'])

/** Links to the groups, for a search without results. */
function Groups() {
  return (
    <nav aria-label={toolLabels.allGroups} className="mt-8">
      <p className="text-lg">{toolLabels.filterGroups}</p>
      <ul className="mt-4 flex flex-wrap gap-3">
        <GroupLinks />
      </ul>
    </nav>
  )
}

/** The directory of tools. `query`: the search of the plain form, without a script. */
export function DirectoryPage({ query = '' }: { query?: string }) {
  return (
    <>
      <PageJsonLd path="/tools" />
      <StudioHero title={toolsDirectory.title} text={toolsDirectory.intro(tools.length)} art={<DirectoryArt />} />
      <div className="mt-20">
        <ToolFilter key={query} action="/tools" query={query} answer={answerSearch(query)} groups={<Groups />} newTab>
          <div className="grid gap-x-7 gap-y-8 md:grid-cols-2 lg:grid-cols-12">
            {toolGroups.map((group) => (
              <GroupCard key={group.id} group={group} className={places[group.id]} isWide={wide.has(group.id)} />
            ))}
          </div>
          <AllJobs />
        </ToolFilter>
      </div>
      <Questions title={toolLabels.questions} questions={toolsQuestions} />
      <ToolsCall />
    </>
  )
}
