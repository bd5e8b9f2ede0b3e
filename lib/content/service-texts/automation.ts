import type { Service } from '../types.ts'

export const aiAgentDevelopment: Service = {
  slug: 'ai-agent-development',
  title: 'AI Agent Development',
  navLabel: 'AI Agent Development',
  summary: 'Assistants that read, sort and draft, with a person in charge of what leaves the house.',
  lead: 'An agent is worth building when the same kind of question arrives every day and the answer lies in your own documents. We build agents that look things up, prepare the reply or the entry, show where they found it, and hand over to a person when they are not sure.',
  forWhom: [
    'Clinics, shops and offices whose inbox holds the same thirty questions',
    'Teams that copy facts from emails and PDFs into another system',
    'Companies with good documentation that nobody manages to search',
    'Owners who tried a chatbot, were embarrassed by it, and still have the problem',
  ],
  steps: [
    {
      title: 'Look at real cases',
      text: 'We read a few hundred past messages or documents with you and sort them. Some can be automated, some should be, and a few must never be.',
    },
    {
      title: 'Write the test first',
      text: 'From these cases we make a set of questions with the answers you would accept. It decides whether the agent is good enough, before opinions do.',
    },
    {
      title: 'Build in a narrow lane',
      text: 'The agent gets the sources and permissions its task needs and nothing more. Everything it does is logged and can be undone.',
    },
    {
      title: 'Run beside people',
      text: 'For some weeks it only drafts. Your staff approve, correct or reject, and we measure how often each happens.',
    },
    {
      title: 'Widen or stop',
      text: 'What has proved itself may run alone. What has not stays with people, and we tell you so.',
    },
  ],
  deliverables: [
    'A working agent in your mail, chat or internal system',
    'The test set, with results before and after each change',
    'A log of what was read, proposed and sent',
    'Written rules for handing over to a person',
    'A data protection description for your records of processing',
  ],
  questions: [
    {
      question: 'Will it invent things?',
      answer:
        'A language model can. That is why the agent answers from your sources only, shows them, and is tested on questions it should refuse. Where an error would do harm, a person approves every answer.',
    },
    {
      question: 'Where do our data go?',
      answer:
        'That is settled before we start. There are providers that process in the European Union and do not train on your data, and models that run on your own machines. We describe the difference in quality and cost and you choose.',
    },
    {
      question: 'Which model do you use?',
      answer:
        'The smallest that passes the test set. The agent is built so that the model can be exchanged, because prices and quality change several times a year.',
    },
    {
      question: 'How long until we see something?',
      answer:
        'A first version on real cases usually takes three to five weeks. If the sorting in the first week shows that an agent is the wrong answer, you pay for that week only.',
    },
    {
      question: 'Does it have to say that it is an AI?',
      answer:
        'Yes. People who write to it are told that they are dealing with an automated assistant, as the European AI Act asks, and how to reach a person.',
    },
  ],
  relatedTools: [
    'premium/content-repurposing-engine',
    'premium/house-style-checker',
    'career-toolkit/resume-keyword-match',
  ],
  relatedCaseStudies: ['animal-clinic-inbox-agent'],
  art: 'chat',
  metaDescription:
    'AI agents that answer from your own documents, show their sources and hand over to a person. Built, tested and documented in Kraków, Poland.',
}

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
