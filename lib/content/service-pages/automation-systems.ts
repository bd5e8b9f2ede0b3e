import type { Service } from '../types.ts'

export const automationSystems: Service = {
  slug: 'automation-systems',
  title: 'Automation Systems',
  navLabel: 'Automation Systems',
  summary: 'The copying, checking and reminding that fills a working day, done by a system that reports to you.',
  lead: 'Every company has a task that somebody does on Friday evening because it must be done and nobody ever had time to end it. We find those tasks, remove the ones that need not exist, and automate the rest with tools your people can see into.',
  forWhom: [
    'Companies that retype orders, invoices or hours from one system into another',
    'Offices where one person knows how the monthly report is made',
    'Producers who take orders by telephone, email and message at once',
    'Teams that already have automations and no longer know what runs when',
  ],
  steps: [
    {
      title: 'Sit beside the work',
      text: 'We watch the task being done, with every exception and sticky note. The manual rarely tells the whole story.',
    },
    {
      title: 'Cut first',
      text: 'Steps without a reader, approvals without a question, reports without a decision: they go before anything is automated.',
    },
    {
      title: 'Automate the main road',
      text: 'The frequent case runs by itself. Exceptions land in a list for a person, with everything needed to decide.',
    },
    {
      title: 'Run in parallel',
      text: 'Old and new way run side by side until the results agree. Only then is the old one switched off.',
    },
    {
      title: 'Hand over the keys',
      text: 'Your people learn to read the log, pause a run and repeat it. We remain on call for what breaks.',
    },
  ],
  deliverables: [
    'A map of the process before and after, on one sheet',
    'Automations with logs, alerts and a pause switch',
    'A worklist for exceptions',
    'A test with real past data and its results',
    'A handbook and a training session for two people',
  ],
  questions: [
    {
      question: 'Which tools do you build with?',
      answer:
        'With what you already pay for, when it is good enough; otherwise with n8n on your own server or with a small program of ours. We avoid a subscription that costs more than the task did.',
    },
    {
      question: 'Will people lose their jobs?',
      answer:
        'In companies of the size we work for, the usual result is that overtime ends and that calls are returned. We ask you to decide this openly before we start, because staff who are afraid will not show us the exceptions.',
    },
    {
      question: 'What happens when something fails?',
      answer:
        'The run stops, a person gets a message that says what and where, and it can be repeated without doing anything twice. That is tested before handover.',
    },
    {
      question: 'Can you connect to our accounting or KSeF?',
      answer:
        'To most systems with an interface, yes, including the Polish national e-invoicing system. We check access and limits before we quote.',
    },
    {
      question: 'Is there a smallest task worth doing?',
      answer:
        'If it takes less than two hours a week, a better template is usually enough. We will tell you how to make it.',
    },
  ],
  relatedTools: [
    'business-hr/leave-accrual-calculator',
    'freelancers/invoice-maker',
    'premium/editorial-calendar-builder',
  ],
  relatedCaseStudies: ['bakery-order-automation', 'pet-food-wholesale-leads'],
  art: 'arrow',
  metaDescription:
    'Business process automation for orders, invoices, reports and reminders, with logs, alerts and a person for the exceptions. From Kraków, Poland.',
}
