/**
 * AWS by `npx @opennextjs/aws build`: pages in S3, tags in DynamoDB, revalidation by SQS, which are its defaults. Written
 * without its types, so that no other host installs the package.
 */
const config = {
  default: {
    // OpenNext leaves it out of the function, which draws social cards and prepares uploaded pictures with it.
    install: { packages: ['sharp@0.35'] },
    override: { wrapper: 'aws-lambda-streaming', incrementalCache: 's3', tagCache: 'dynamodb', queue: 'sqs' },
  },
  buildCommand: 'npx next build',
}

export default config
