import { caseStudies } from '../../lib/content/case-studies.ts'
import { services } from '../../lib/content/services.ts'
import { caseStudyPath, servicePath } from '../../lib/studio-slugs.ts'
import { loaded } from '../../tests/support/loaded.ts'
import { expect, test } from '../fixtures'

test('the overview links to each service, and each service to a study and a tool', async ({ page }) => {
  await page.goto('/services')
  const main = page.getByRole('main')
  for (const { title, slug } of services)
    await expect(main.getByRole('link', { name: title })).toHaveAttribute('href', servicePath(slug))
  for (const service of services) {
    await page.goto(servicePath(service.slug))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(service.title)
    const headings = [
      'Who it is for',
      'What you get',
      'How it runs',
      'Questions and answers',
      'Related case studies',
      'Related tools',
    ]
    for (const name of headings) await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
    // An error of its scripts fails the journey.
    await loaded(page)
  }
})

test('questions open by keyboard', async ({ page }) => {
  await page.goto('/services/ai-agent-development')
  const answer = page.getByText('The smallest that passes the test set.')
  await expect(answer).toBeHidden()
  await page.locator('summary', { hasText: 'Which model do you use?' }).press('Enter')
  await expect(answer).toBeVisible()
})

test('every study is labelled as an example, and as invented beside its figures and its chart', async ({ page }) => {
  await page.goto('/case-studies')
  await expect(page.getByRole('article').getByText('Illustrative example')).toHaveCount(caseStudies.length)
  const main = page.getByRole('main')
  for (const { title, slug } of caseStudies)
    await expect(main.getByRole('link', { name: title })).toHaveAttribute('href', caseStudyPath(slug))
  for (const study of caseStudies) {
    await page.goto(caseStudyPath(study.slug))
    await expect(page.getByText('Illustrative example').first()).toBeVisible()
    await expect(page.getByText('This company does not exist and its figures are invented.')).toBeVisible()
    for (const { value } of study.figures) await expect(page.getByText(value, { exact: true }).first()).toBeVisible()
    await expect(page.getByRole('img', { name: study.chart.title })).toBeVisible()
    await page.getByText('The figures as a table').click()
    const table = page.getByRole('table', { name: study.chart.title })
    await expect(table.getByRole('row')).toHaveCount(study.chart.points.length + 1)
    await loaded(page)
  }
})
