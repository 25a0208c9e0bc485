export type FileKind = 'code' | 'config' | 'dependency' | 'migration' | 'flag' | 'test' | 'docs' | 'watch' | 'wording'

const DEPENDENCY =
  /(?:^|\/)(?:package(?:-lock)?\.json|npm-shrinkwrap\.json|yarn\.lock|pnpm-lock\.yaml|requirements[\w.-]*\.txt|pyproject\.toml|poetry\.lock|uv\.lock|Pipfile(?:\.lock)?|setup\.py|go\.(?:mod|sum)|Cargo\.(?:toml|lock)|Gemfile(?:\.lock)?|[\w.-]+\.gemspec|pom\.xml|build\.gradle(?:\.kts)?|libs\.versions\.toml|gradle\.lockfile|composer\.(?:json|lock)|[\w.-]+\.csproj|packages\.(?:config|lock\.json)|mix\.(?:exs|lock)|Dockerfile[\w.-]*|\.(?:python|ruby|node|java)-version|\.nvmrc|\.tool-versions|runtime\.txt)$/
const MIGRATION = /(?:^|\/)(?:migrations?|migrate|alembic\/versions|changelogs?\/db|flyway|liquibase)\/.+|\.sql$/i
const FLAG = /(?:^|\/)(?:feature[-_]?flags?|flags|toggles)(?:\/|\.)/i
const DOCS =
  /\.(?:md|mdx|rst|adoc|txt)$|(?:^|\/)(?:docs?|LICENSE|CODEOWNERS|CHANGELOG|\.github\/ISSUE_TEMPLATE)(?:\/|$|\.)/i
const TEST =
  /(?:^|\/)(?:tests?|specs?|__tests__|__mocks__|fixtures|e2e|cypress)\/|(?:[._-](?:test|spec)|_test|Test|Tests|Spec)\.\w+$|(?:^|\/)(?:test_|conftest)[\w.]*\.py$/
/** What looks at a running system or builds it, and takes no part in it. */
const WATCH =
  /(?:^|\/)(?:monitoring|grafana|dashboards?|alerts?|alerting|alertmanager|prometheus|runbooks|\.vscode|\.idea|\.circleci|\.github\/workflows)\/|(?:^|\/)(?:CODEOWNERS|Jenkinsfile|\.gitlab-ci\.ya?ml|\.editorconfig|\.gitignore)$/i
const WORDING = /(?:^|\/)(?:locales?|i18n|l10n|lang|translations?|messages)\/|\.(?:po|pot|arb|xlf|resx)$/i
const CONFIG =
  /\.(?:ya?ml|toml|ini|conf|cfg|env|properties|tf|tfvars|hcl|json|xml|plist)$|(?:^|\/)(?:\.env[\w.-]*|config|configs|settings|helm|charts|k8s|kubernetes|deploy|nginx|Procfile|Makefile)(?:\/|\.|$)/i

export function classifyFile(path: string): FileKind {
  if (DEPENDENCY.test(path)) return 'dependency'
  if (DOCS.test(path)) return 'docs'
  if (TEST.test(path)) return 'test'
  if (WATCH.test(path)) return 'watch'
  if (WORDING.test(path)) return 'wording'
  if (FLAG.test(path)) return 'flag'
  if (MIGRATION.test(path)) return 'migration'
  return CONFIG.test(path) ? 'config' : 'code'
}

/** Never runs where the incident was. */
export const isHarmless = (kind: FileKind): boolean => kind === 'docs' || kind === 'test' || kind === 'watch'

/** Sets how code behaves, and is none. */
export const isSetting = (kind: FileKind): boolean =>
  kind === 'config' || kind === 'dependency' || kind === 'migration' || kind === 'flag'
