{{- define "holdfast.name" -}}
{{- if contains "holdfast" .Release.Name -}}{{ .Release.Name | trunc 40 | trimSuffix "-" }}{{- else -}}{{ printf "%s-holdfast" .Release.Name | trunc 40 | trimSuffix "-" }}{{- end -}}
{{- end -}}

{{- define "holdfast.image" -}}
{{- $image := .image -}}
{{- if $image.digest -}}{{ printf "%s@%s" $image.repository $image.digest }}{{- else -}}{{ printf "%s:%s" $image.repository ($image.tag | default .root.Chart.AppVersion) }}{{- end -}}
{{- end -}}

{{- define "holdfast.selector" -}}
app.kubernetes.io/name: holdfast
app.kubernetes.io/instance: {{ .root.Release.Name }}
app.kubernetes.io/component: {{ .component }}
{{- end -}}

{{- define "holdfast.labels" -}}
{{ include "holdfast.selector" . }}
app.kubernetes.io/version: {{ .root.Chart.AppVersion | quote }}
app.kubernetes.io/part-of: holdfast
app.kubernetes.io/managed-by: {{ .root.Release.Service }}
{{- end -}}

{{/* Settings whose secret has a key: NAME_FILE, and the file that it names. `needs` maps a setting to its key's name. */}}
{{- define "holdfast.secretEnv" -}}
{{- range $setting, $key := .needs }}
{{- $item := get $.root.Values.secrets.keys $key }}
{{- if $item }}
- name: {{ $setting }}_FILE
  value: /run/secrets/{{ $item }}
{{- end }}
{{- end }}
{{- if .needs }}
{{- with .root.Values.secrets.keys.certificateAuthorities }}
- name: NODE_EXTRA_CA_CERTS
  value: /run/secrets/{{ . }}
{{- end }}
{{- end }}
{{- end -}}

{{- define "holdfast.secretVolume" -}}
- name: secrets
  secret:
    secretName: {{ .root.Values.secrets.name }}
    defaultMode: 0440
    items:
      {{- range $setting, $key := .needs }}
      {{- $item := get $.root.Values.secrets.keys $key }}
      {{- if $item }}
      - { key: {{ $item }}, path: {{ $item }} }
      {{- end }}
      {{- end }}
      {{- with .root.Values.secrets.keys.certificateAuthorities }}
      - { key: {{ . }}, path: {{ . }} }
      {{- end }}
{{- end -}}

{{/* A number as people write it: templates know 1000000 as 1e+06. */}}
{{- define "holdfast.text" -}}
{{- if kindIs "string" . }}{{ . }}{{ else }}{{ toJson . }}{{ end -}}
{{- end -}}

{{- define "holdfast.podSecurity" -}}
runAsNonRoot: true
runAsUser: 10001
runAsGroup: 10001
fsGroup: 10001
seccompProfile: { type: RuntimeDefault }
{{- end -}}

{{- define "holdfast.containerSecurity" -}}
allowPrivilegeEscalation: false
readOnlyRootFilesystem: true
runAsNonRoot: true
capabilities: { drop: [ALL] }
{{- end -}}

{{- define "holdfast.tracingEnv" -}}
{{- if .Values.tracing.endpoint }}
- { name: OTEL_EXPORTER_OTLP_ENDPOINT, value: {{ .Values.tracing.endpoint | quote }} }
- { name: OTEL_TRACES_SAMPLER_ARG, value: {{ .Values.tracing.sampleRatio | quote }} }
{{- end }}
{{- end -}}

{{/*
One Deployment, its PodDisruptionBudget and its autoscaler. Takes root, component, values, image, command, env (a list),
needs (secret settings), ports (name to number), probe (paths, port, and a delay where wanted), drainSeconds.
*/}}
{{- define "holdfast.workload" -}}
{{- $name := printf "%s-%s" (include "holdfast.name" .root) .component }}
{{- $scaler := .values.autoscaling.scaler }}
apiVersion: apps/v1
kind: Deployment
metadata:
  name: {{ $name }}
  labels: {{- include "holdfast.labels" . | nindent 4 }}
spec:
  {{- if eq $scaler "none" }}
  replicas: {{ .values.replicas }}
  {{- end }}
  revisionHistoryLimit: 5
  minReadySeconds: 5
  progressDeadlineSeconds: 600
  # A pod is taken away only when its successor is ready: no request finds nobody.
  strategy:
    type: RollingUpdate
    rollingUpdate: { maxSurge: 1, maxUnavailable: 0 }
  selector:
    matchLabels: {{- include "holdfast.selector" . | nindent 6 }}
  template:
    metadata:
      labels:
        {{- include "holdfast.labels" . | nindent 8 }}
        {{- with .root.Values.pods.labels }}{{ toYaml . | nindent 8 }}{{- end }}
      annotations:
        holdfast.io/secrets-revision: {{ include "holdfast.text" .root.Values.secrets.revision | quote }}
        {{- with .root.Values.pods.annotations }}{{ toYaml . | nindent 8 }}{{- end }}
    spec:
      serviceAccountName: {{ include "holdfast.name" .root }}
      automountServiceAccountToken: false
      enableServiceLinks: false
      terminationGracePeriodSeconds: {{ add 15 .drainSeconds }}
      securityContext: {{- include "holdfast.podSecurity" . | nindent 8 }}
      {{- with .root.Values.images.pullSecrets }}
      imagePullSecrets: {{- toYaml . | nindent 8 }}
      {{- end }}
      {{- with .root.Values.pods.priorityClassName }}
      priorityClassName: {{ . }}
      {{- end }}
      {{- with .root.Values.pods.nodeSelector }}
      nodeSelector: {{- toYaml . | nindent 8 }}
      {{- end }}
      {{- with .root.Values.pods.tolerations }}
      tolerations: {{- toYaml . | nindent 8 }}
      {{- end }}
      # One machine or one zone may go without taking the service along.
      topologySpreadConstraints:
        {{- range $key := list "kubernetes.io/hostname" "topology.kubernetes.io/zone" }}
        - maxSkew: 1
          topologyKey: {{ $key }}
          whenUnsatisfiable: ScheduleAnyway
          labelSelector:
            matchLabels: {{- include "holdfast.selector" $ | nindent 14 }}
        {{- end }}
      containers:
        - name: {{ .component }}
          image: {{ .image }}
          imagePullPolicy: {{ .root.Values.images.pullPolicy }}
          {{- with .command }}
          command: {{ toJson . }}
          {{- end }}
          env:
            {{- range .env }}
            - { name: {{ .name }}, value: {{ include "holdfast.text" .value | quote }} }
            {{- end }}
            {{- include "holdfast.secretEnv" . | nindent 12 }}
            {{- range $key, $value := .values.env }}
            - { name: {{ $key }}, value: {{ include "holdfast.text" $value | quote }} }
            {{- end }}
          ports:
            {{- range $port, $number := .ports }}
            - { name: {{ $port }}, containerPort: {{ $number }} }
            {{- end }}
          startupProbe:
            httpGet: { path: {{ .probe.live }}, port: {{ .probe.port }} }
            {{- with .probe.delaySeconds }}
            initialDelaySeconds: {{ . }}
            {{- end }}
            periodSeconds: 2
            failureThreshold: 60
          livenessProbe:
            httpGet: { path: {{ .probe.live }}, port: {{ .probe.port }} }
            periodSeconds: 10
            timeoutSeconds: 5
            failureThreshold: 6
          readinessProbe:
            httpGet: { path: {{ .probe.ready }}, port: {{ .probe.port }} }
            periodSeconds: 5
            timeoutSeconds: 5
            failureThreshold: 2
          # Endpoints are withdrawn while the pod still answers; only then does it drain.
          lifecycle:
            preStop:
              sleep: { seconds: 5 }
          resources: {{- toYaml .values.resources | nindent 12 }}
          securityContext: {{- include "holdfast.containerSecurity" . | nindent 12 }}
          volumeMounts:
            - { name: tmp, mountPath: /tmp }
            {{- if .needs }}
            - { name: secrets, mountPath: /run/secrets, readOnly: true }
            {{- end }}
      volumes:
        - name: tmp
          emptyDir: { sizeLimit: 64Mi }
        {{- if .needs }}
        {{- include "holdfast.secretVolume" . | nindent 8 }}
        {{- end }}
---
apiVersion: policy/v1
kind: PodDisruptionBudget
metadata:
  name: {{ $name }}
  labels: {{- include "holdfast.labels" . | nindent 4 }}
spec:
  maxUnavailable: 1
  unhealthyPodEvictionPolicy: AlwaysAllow
  selector:
    matchLabels: {{- include "holdfast.selector" . | nindent 6 }}
{{- if or (eq $scaler "cpu") (eq $scaler "external") }}
---
apiVersion: autoscaling/v2
kind: HorizontalPodAutoscaler
metadata:
  name: {{ $name }}
  labels: {{- include "holdfast.labels" . | nindent 4 }}
spec:
  scaleTargetRef: { apiVersion: apps/v1, kind: Deployment, name: {{ $name }} }
  minReplicas: {{ .values.autoscaling.minReplicas }}
  maxReplicas: {{ .values.autoscaling.maxReplicas }}
  metrics:
    {{- if eq $scaler "cpu" }}
    - type: Resource
      resource:
        name: cpu
        target: { type: Utilization, averageUtilization: {{ .values.autoscaling.cpuPercent }} }
    {{- else }}
    - type: External
      external:
        metric: { name: {{ .values.autoscaling.externalMetric }} }
        target: { type: AverageValue, averageValue: {{ .values.autoscaling.jobsPerWorker | quote }} }
    {{- end }}
  behavior:
    scaleUp: { stabilizationWindowSeconds: 0 }
    scaleDown: { stabilizationWindowSeconds: 300 }
{{- else if eq $scaler "keda" }}
---
apiVersion: keda.sh/v1alpha1
kind: ScaledObject
metadata:
  name: {{ $name }}
  labels: {{- include "holdfast.labels" . | nindent 4 }}
spec:
  scaleTargetRef: { name: {{ $name }} }
  minReplicaCount: {{ .values.autoscaling.minReplicas }}
  maxReplicaCount: {{ .values.autoscaling.maxReplicas }}
  pollingInterval: 15
  cooldownPeriod: 300
  # Prometheus may be away: the fleet then stays as large as it is.
  fallback: { failureThreshold: 4, replicas: {{ .values.replicas }}, behavior: currentReplicasIfHigher }
  triggers:
    - type: prometheus
      metadata:
        serverAddress: {{ .values.autoscaling.prometheusAddress }}
        # Every gateway reports the same numbers, so the largest of each counts, not their sum.
        query: sum(max by (state) (holdfast_queue_jobs{job="digest-batch",state=~"waiting|prioritized|active",namespace="{{ .root.Release.Namespace }}"}))
        threshold: {{ .values.autoscaling.jobsPerWorker | quote }}
{{- end }}
{{- end -}}
