export const githubKeys = {
  all: ['github'],
  status: ['github', 'status'],
  repositories: ['github', 'repositories'],
} as const
