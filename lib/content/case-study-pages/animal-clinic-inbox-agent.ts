import type { CaseStudy } from '../types.ts'

export const animalClinicInboxAgent: CaseStudy = {
  slug: 'animal-clinic-inbox-agent',
  title: 'An inbox that no longer waits for the evening',
  summary:
    'How a clinic with four vets could answer most messages on the same day without hiring, and without letting software give medical advice.',
  client: 'A fictional animal clinic with four vets, two receptionists and about 130 messages a day.',
  sector: 'Animal health',
  illustrative: true,
  challenge: [
    'Messages arrived by email and through a form, and were read between patients. Three in five waited until the next day. Among requests for appointments and invoices lay the occasional message that should not have waited an hour.',
    'The staff did not want a chatbot. They wanted the simple letters answered, the urgent ones found, and nothing said about a sick animal that a vet had not seen.',
  ],
  approach: [
    'We would sort six weeks of past messages with the receptionists into eleven kinds. Four of them, appointments, repeat prescriptions, test results and invoices, make up most of the volume and can be answered from the diary and the clinic system.',
    'The agent reads each message, names its kind, and drafts a reply with the facts it looked up. Signs of an emergency put the message on top of the list and trigger a call to the desk. Medical questions are never drafted; they go to a vet with the history attached.',
    'For four weeks every draft is approved by hand. A set of 240 past messages is run again after each change, and a change that makes one kind worse is not released.',
  ],
  result: [
    'In this example the clinic answers 93% of messages on the day they arrive, up from 41%. Receptionists approve seven drafts in ten as they stand and correct most of the others by a sentence.',
    'The larger gain is the quiet one: urgent messages reach a person within minutes, because somebody, or something, has read everything.',
  ],
  figures: [
    { label: 'Answered on the same day', value: '41% to 93%' },
    { label: 'Median time to first reply', value: '19 h to 2 h' },
    { label: 'Drafts approved unchanged', value: '71%' },
    { label: 'Passed to a vet without a draft', value: '22%' },
  ],
  chart: {
    kind: 'comparison',
    title: 'Messages answered on the same day, by kind',
    unit: '%',
    points: [
      { label: 'Appointments', before: 46, after: 97 },
      { label: 'Prescriptions', before: 38, after: 94 },
      { label: 'Results', before: 41, after: 90 },
      { label: 'Invoices', before: 33, after: 86 },
    ],
  },
  services: ['ai-agent-development', 'custom-api-development'],
  metaDescription:
    'Illustrative example: an AI agent that sorts and drafts the messages of an animal clinic, and leaves every medical question to a vet.',
}
