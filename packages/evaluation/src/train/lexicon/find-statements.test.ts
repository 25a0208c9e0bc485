import { expect, it } from 'vitest'
import { findStatements } from './find-statements.ts'

it.each([
  ['LOG.error("Failed to " + x.foo(a, "b") + " because " + y, e);', 'bad', 'Failed to <*> because <*>'],
  ['klog.V(2).InfoS("Starting", "pod", p)', 'fine', 'Starting'],
  ['klog.ErrorS(err, "Failed to list pods", "pod", p)', 'bad', 'Failed to list pods'],
  ['logger.Error().Err(err).Str("a", "b c").Msg("could not dial")', 'bad', 'could not dial'],
  ['level.Error(logger).Log("msg", "append failed", "err", err)', 'bad', 'append failed'],
  ['LOG.error(_LE("Bad %(name)s in %s"), x)', 'bad', 'Bad <*> in <*>'],
  ['log.warning("two "\n  "lines %d", 5)', 'warning', 'two lines <*>'],
  ['tracing::error!(%err, "failed to flush");', 'bad', 'failed to flush'],
  ['this.logger.error(`Cannot ${a.b} now`)', 'bad', 'Cannot <*> now'],
  ["console.log('Listening')", 'fine', 'Listening'],
  ['logError(s"Lost executor $id on host")', 'bad', 'Lost executor <*> on host'],
  ['logger.log(Level.SEVERE, "Stopped {0}", x)', 'bad', 'Stopped <*>'],
  ['logger.atWarn().addArgument(x).log("slow {}")', 'warning', 'slow <*>'],
  ['@LogMessage(level = WARN)\n@Message(value = "Bad port %s", id = 5)', 'warning', 'Bad port <*>'],
  ['logger.error(fmt.Sprintf("Cannot %s x", "y"), e)', 'bad', 'Cannot <*> x'],
  ['throw new IllegalStateException("Already closed")', 'raised', 'Already closed'],
  ['{111, "ECONNREFUSED", "connection refused"},', 'system', 'connection refused'],
])('finds the statement of %j', (source, label, text) => {
  expect(findStatements(source)).toEqual([{ label, text }])
})

it.each(['t.Errorf("got %d", x)', 'catalog.info', 'log.error(err)', 'dialog.warn()'])('finds none in %j', (source) => {
  expect(findStatements(source)).toEqual([])
})
