/** Words that every log and half of all diffs hold: they tie nothing to anything. */
export const COMMON = new Set(
  (
    'error errors exception failed failure fatal warning info debug trace null undefined none true false object string number ' +
    'boolean function value values type types name names data result results request response timeout connection server client ' +
    'message code status user users host port path file line index length size count key keys item items list array json http ' +
    'https main test tests default config module public static async await return require import export localhost example ' +
    'request_id trace_id span_id user_id order_id session_id customer_id tenant_id correlation_id status_code error_code ' +
    'stack_trace content-type user-agent keep-alive application/json text/html no-such-file node_modules site-packages ' +
    'TypeError ReferenceError SyntaxError RangeError ValueError KeyError AttributeError NameError ImportError IndexError ' +
    'ModuleNotFoundError RuntimeError AssertionError ZeroDivisionError NotImplementedError OSError IOError ConnectionError ' +
    'TimeoutError OperationalError ProgrammingError IntegrityError NoMethodError ArgumentError StandardError LoadError ' +
    'NullPointerException RuntimeException IllegalArgumentException IllegalStateException ClassNotFoundException ' +
    'ConnectException SocketTimeoutException IOException SQLException ClassCastException IndexOutOfBoundsException ' +
    'ArrayIndexOutOfBoundsException OutOfMemoryError StackOverflowError NoSuchMethodError NoClassDefFoundError ' +
    'UnsupportedOperationException NumberFormatException ConcurrentModificationException NullReferenceException ' +
    'InvalidOperationException ArgumentException ArgumentNullException FormatException KeyNotFoundException ' +
    'UnhandledPromiseRejection UnhandledPromiseRejectionWarning ECONNREFUSED ECONNRESET ETIMEDOUT ENOTFOUND ENOENT EACCES ' +
    'EADDRINUSE ENOSPC EAI_AGAIN EPIPE SIGKILL SIGTERM OOMKilled CrashLoopBackOff GET POST PUT PATCH DELETE'
  )
    .split(' ')
    .map((word) => word.toLowerCase()),
)
