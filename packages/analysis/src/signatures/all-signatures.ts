import type { Signature } from '../model/signature.ts'
import { APACHE_SIGNATURES } from './apache.ts'
import { APPLICATION_SIGNATURES } from './application.ts'
import { BUILD_SIGNATURES } from './build.ts'
import { ANDROID_SIGNATURES } from './android.ts'
import { CASSANDRA_SIGNATURES } from './cassandra.ts'
import { CEPH_SIGNATURES } from './ceph.ts'
import { MINIO_SIGNATURES } from './minio.ts'
import { CLOCK_SIGNATURES } from './clock.ts'
import { CLOUD_SIGNATURES } from './cloud.ts'
import { CONTAINERD_SIGNATURES } from './containerd.ts'
import { DNS_SIGNATURES } from './dns.ts'
import { DOCKER_SIGNATURES } from './docker.ts'
import { DOTNET_SIGNATURES } from './dotnet.ts'
import { ELASTICSEARCH_SIGNATURES } from './elasticsearch.ts'
import { ENVOY_SIGNATURES } from './envoy.ts'
import { ETCD_SIGNATURES } from './etcd.ts'
import { GENERAL_SIGNATURES } from './general.ts'
import { GO_SIGNATURES } from './go.ts'
import { HAPROXY_SIGNATURES } from './haproxy.ts'
import { HDFS_SIGNATURES } from './hdfs.ts'
import { HIBERNATE_SIGNATURES } from './hibernate.ts'
import { HTTP_SIGNATURES } from './http.ts'
import { JVM_SIGNATURES } from './jvm.ts'
import { KAFKA_SIGNATURES } from './kafka.ts'
import { KUBERNETES_SIGNATURES } from './kubernetes.ts'
import { LINUX_SIGNATURES } from './linux.ts'
import { MONGO_SIGNATURES } from './mongo.ts'
import { MQTT_SIGNATURES } from './mqtt.ts'
import { MYSQL_SIGNATURES } from './mysql.ts'
import { NATS_SIGNATURES } from './nats.ts'
import { NETWORK_SIGNATURES } from './network.ts'
import { NGINX_SIGNATURES } from './nginx.ts'
import { NODE_SIGNATURES } from './node.ts'
import { OPENSTACK_SIGNATURES } from './openstack.ts'
import { PHP_SIGNATURES } from './php.ts'
import { POSTGRES_SIGNATURES } from './postgres.ts'
import { PYTHON_SIGNATURES } from './python.ts'
import { RABBITMQ_SIGNATURES } from './rabbitmq.ts'
import { REDIS_SIGNATURES } from './redis.ts'
import { RUBY_SIGNATURES } from './ruby.ts'
import { SPARK_SIGNATURES } from './spark.ts'
import { SPRING_SIGNATURES } from './spring.ts'
import { SQL_SIGNATURES } from './sql.ts'
import { SSHD_SIGNATURES } from './sshd.ts'
import { SYSTEMD_SIGNATURES } from './systemd.ts'
import { WINDOWS_SIGNATURES } from './windows.ts'
import { TLS_SIGNATURES } from './tls.ts'
import { VAULT_SIGNATURES } from './vault.ts'
import { YARN_SIGNATURES } from './yarn.ts'
import { ZOOKEEPER_SIGNATURES } from './zookeeper.ts'

/** Of equally specific signatures the earlier wins: a technology's own stand before the general ones. */
export const ALL_SIGNATURES: readonly Signature[] = [
  ...POSTGRES_SIGNATURES,
  ...MYSQL_SIGNATURES,
  ...REDIS_SIGNATURES,
  ...MONGO_SIGNATURES,
  ...ELASTICSEARCH_SIGNATURES,
  ...KAFKA_SIGNATURES,
  ...RABBITMQ_SIGNATURES,
  ...MQTT_SIGNATURES,
  ...NATS_SIGNATURES,
  ...ETCD_SIGNATURES,
  ...ZOOKEEPER_SIGNATURES,
  ...CASSANDRA_SIGNATURES,
  ...ANDROID_SIGNATURES,
  ...CEPH_SIGNATURES,
  ...MINIO_SIGNATURES,
  ...VAULT_SIGNATURES,
  ...KUBERNETES_SIGNATURES,
  ...DOCKER_SIGNATURES,
  ...CONTAINERD_SIGNATURES,
  ...NGINX_SIGNATURES,
  ...APACHE_SIGNATURES,
  ...HAPROXY_SIGNATURES,
  ...ENVOY_SIGNATURES,
  ...HIBERNATE_SIGNATURES,
  ...SPRING_SIGNATURES,
  ...JVM_SIGNATURES,
  ...NODE_SIGNATURES,
  ...PYTHON_SIGNATURES,
  ...GO_SIGNATURES,
  ...DOTNET_SIGNATURES,
  ...RUBY_SIGNATURES,
  ...PHP_SIGNATURES,
  ...HDFS_SIGNATURES,
  ...YARN_SIGNATURES,
  ...SPARK_SIGNATURES,
  ...OPENSTACK_SIGNATURES,
  ...CLOUD_SIGNATURES,
  ...SYSTEMD_SIGNATURES,
  ...WINDOWS_SIGNATURES,
  ...SSHD_SIGNATURES,
  ...CLOCK_SIGNATURES,
  ...BUILD_SIGNATURES,
  ...SQL_SIGNATURES,
  ...DNS_SIGNATURES,
  ...TLS_SIGNATURES,
  ...HTTP_SIGNATURES,
  ...APPLICATION_SIGNATURES,
  ...LINUX_SIGNATURES,
  ...NETWORK_SIGNATURES,
  ...GENERAL_SIGNATURES,
]
