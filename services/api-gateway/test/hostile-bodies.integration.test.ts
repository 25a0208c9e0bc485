import { once } from 'node:events'
import { connect } from 'node:net'
import { readGithubSettings } from '@holdfast/github/github-settings'
import { expect, it } from 'vitest'
import { useGateway } from './test-gateway.ts'

const gateway = useGateway()
