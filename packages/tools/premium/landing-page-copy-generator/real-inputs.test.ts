import { describe, expect, it } from 'vitest'
import { table } from '../../kit/real-inputs.ts'
import { WRITING_FAULT, cellsByName, testTool, valuesOf } from '../../kit/testing.ts'
import { calculate } from './calculate.ts'
import { copyText } from './exports.ts'
import { form } from './form.ts'

/**
 * Landing pages as people type them: product | description | audience | problem | its short name | the gain's | benefits
 * with ";". Read like the topics of the kit: an editor would reject no sentence of them.
 */
const PAGES = table(`
Sunday Plan | a meal planner | busy parents | Every evening starts with the same question. | evening stress | quiet dinners | save time in the evening; waste less food; cook what everybody likes
Nordway Trail 3 | trail running shoe | trail runners | Wet rock is slippery. | slips | grip | run in the rain; No additives; keep feet dry
Pawhaus Box | dog food subscription | dog owners | Bags of food are heavy. | heavy bags | free weekends | never carry a bag again; No additives; a full bowl every day
Ledgerly | accounting software | accountants | The month closes late. | late nights | | close the month faster; find mistakes early
Mehl | an online course on bread | beginners | Bread comes out flat. | flat loaves | good bread | bake every weekend; understand your dough
Bodega | wine bar | people who like good company | The evenings are too short. | | | natural wines by the glass; small plates from the market
Relap | refurbished laptops | students | New laptops cost too much. | high prices | | spend half as much; get a year of warranty
notely | note-taking app for teams | small teams | Notes are spread over five tools. | | order | write together; find everything in one place
Röst | coffee subscription | offices | The coffee is always out. | empty jars | | fresh beans every month; drink better coffee
Grünhof | garden centre | balcony gardeners | Plants die in the first month. | dead plants | flowers | choose the right plant; faster advice
Velo | electric bikes | commuters | The bus is always late. | delays | fresh air | leave the car at home; arrive on time
Postino | An email tool | small shops | Newsletters take all day. | | | write to customers in ten minutes; see who reads; avoid the spam folder
Florea | flower delivery | people who forget birthdays | Birthdays come suddenly. | | | same-day delivery; pay once a year
iClean | window cleaning robot | flat owners | Windows are hard to reach. | ladders | clear views | clean windows without a ladder; save your back
Hearth & Home | insulation advice | owners of old houses | Heating costs rise. | cold rooms | | lower your bill; warm rooms
The Third Shelf | a bookshop | readers | Finding the next book is hard. | | | get a reading list every month; 100 % independent
ShiftMate | rota planner | restaurant managers | Rotas change every day. | phone calls | | plan shifts in minutes; swap shifts without calls
Velvet | hair salon | busy women | Appointments are hard to get. | | | book online at night; an honest consultation
Kita Plus | nursery software | nurseries | Parents ask the same things. | paperwork | time with children | answer parents once; be ready for inspections
QuietDesk | noise-cancelling headphones | people in open offices | The office is loud. | noise | focus | work in peace; take calls anywhere
`)

const { compute } = testTool(form, form.empty, calculate)
const pageOf = (row: readonly string[], values = {}) =>
  compute({
    ...cellsByName('product what audience problem problemNoun gainNoun', row),
    benefits: (row[6] ?? '').split(';').map((benefit) => ({ benefit: benefit.trim(), proof: '' })),
    steps: 'Sign up in a minute\nTell us what you need',
    ...values,
  })

describe('landing pages of real inputs', () => {
  it.each(PAGES)('%s', (...row) => {
    for (const tone of valuesOf(form, 'tone')) {
      const page = pageOf(row, { tone })
      for (const text of [...page.headlines, page.subheadline, page.metaDescription]) {
        expect(text).not.toMatch(WRITING_FAULT)
        expect(text).toMatch(/^(?:\p{Lu}|\d|iClean)/u)
      }
      const told = copyText(page)
        .split('\n')
        .map((line) => line.replace(/\.$/, ''))
      for (const benefit of (row[6] ?? '').split(';'))
        expect(told.filter((line) => line.toLowerCase() === benefit.trim().toLowerCase()).length).toBeLessThanOrEqual(2)
    }
  })

  it('tell what a firm does for its readers', () => {
    const firm = pageOf([
      'Kowalski & Co',
      'an accounting firm',
      'small companies',
      'Nobody tells us what changes until the letter arrives',
      'late letters',
      'a calm year',
      'answer your questions within a day; warn you before a deadline',
    ])
    const text = copyText(firm)
    expect(text).toContain('Kowalski & Co answers your questions within a day.')
    expect([text, ...firm.headlines, firm.subheadline, firm.metaDescription].join()).not.toMatch(
      /you answer|made for|More a |: answer/,
    )
  })

  it('hold none of the faulty sentences of earlier versions', () => {
    const nordway = PAGES[1] ?? []
    const text = copyText(pageOf(nordway))
    expect(text).toContain('Nordway Trail 3 is a trail running shoe')
    expect(text).not.toMatch(/No additives\s+No additives/)
    expect(copyText(pageOf(nordway, { framework: 'fab' }))).not.toContain('Feature: Sign up')
  })
})
