/**
 * Written by `npm run train -- lexicon`; not to be edited.
 * A word is followed by its weight, a pair of words is two numbers of three digits and its weight.
 */
export const LEXICON_WEIGHTS = {
  pinned: '8e967709fd96498b',
  packages: 370,
  statements: 160339,
  entries: 20233,
  digits: '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_',
  step: 0.071839,
  bias: -0.676396,
  scale: 0.861827,
  shift: -0.066213,
  marks: 'WNNRWZNheUUW',
  words: `
abandonedb abandoninga abilityZ ableZ abnormalZ abnormallyf abortW abortableQ abortedW abortingb aboutQ abovee absZ
absentY absoluteb abstractT acY acceptU acceptableZ acceptedR acceptingL acceptorb acceptsY accessT accessedU
accessingQ accessorU accordingY accordinglyR accountT accountsX accumulatorb accurateS achievedS ackc ackedR ackingU
acknowledgeU acknowledgedR acknowledgementY acksT aclX aclsT acmee acquireQ acquiredO acquiringY acquisitionT
acrossY actionU actionsW activateZ activatedS activatingS activationY activeS activitiesZ activityU actorb actualc
adaptedT adapterj adaptersY adaptiveM addZ addedL addingN additiona additionalW additionsS addonY addrW addressW
addressesY addsb adjustZ adjustedY adjustingV adminT administratorO adminsS admissionZ adoptZ adsc advanceb
advancedT advertisea advertisedU advisorT affectedY affinityL afterY afterwardsT againU againstR ageP agentW agentsM
aggregateY aggregatedO aggregatesS aggregatingZ aggregationX agreementR aheadT aiQ alarmX alertS alertingZ
alertmanagerY alertsZ algorithmY algorithmsY aliasa aliasesc alibabaR alignmentY aliveQ allU allocateX allocatedR
allocatingS allocationR allocationsT allocatorZ allowT allowableb alloweda allowingQ allowlistX alpnb alreadyW alsoX
altd alterV alteringS alternateT alternativeV althoughS alwaysQ amX ambientU ambiguousa amongc amountW ampc amqpX
anZ analysisd analyticsR analyzea analyzerT analyzingT andW androidT annotatedU annotatingZ annotationR annotationsU
announcedT announcementQ announcementsY announcingT anonymousT anotherW ansie answeringc antiW anyS anymoreO
anythingZ anywayW apW apacheP apiV apiserverX apmR appZ appendX appendedZ appendero appendingU appiumQ applicableO
applicationZ applicationsW appliedV applyR applyingU approvalT approvedX appsU arbiterY arcd archW archivalZ
archiveT archivedW archivingY areb areaa arentS argsR argumenta argumentsb ariaY arnO aroundS arpZ arrayU arrivala
arrowJ artifactf artifactorya artifactsM artificiallya asR asciid asgic askZ askedU askingP asmf assertW assertiond
assetd assetsY assignU assignableb assignedX assigningV assignmentT assignmentsY assistantW associateY associatedU
associationT assumeT assumedU assumingL asyncU asynchronousU asynchronouslyT asyncioa atU atomicZ attT attachY
attachedX attachingT attachmentW attachmentsa attacka attacksY attemptW attemptedd attemptingR attemptsg attrR
attributeY attributesU auditf auditingU authW authenticateR authenticatedK authenticatingS authenticationU
authenticatorP authorV authoritativeT authorityQ authorizationZ authorizeP authorizeda authorizerY authorizingO
authorsa authzU autoT autocommitZ autodetectedT automatedU automaticX automaticallyV automationY autorecoveryb
availabilityO availableV avatarZ averageP avgS avoida avrod awaitZ awaitingU awareV awayQ awsN axS azureR backW
backedS backenda backendsZ backfillN backfillingW backgroundU backingN backlogS backoffW backpressureR backupU
backwardsX badr badlyZ bagZ balanceW balancedT balancere balancersY balancingU banS bandT bandwidthN banneda bannerS
barrierZ basec basedS baselinea bashU basicR batchW batchedR batchesN batchingQ bba bec beaconb beanL beansP bearera
beatX becameU becauseP becomeV becomingT bedrockR beenX beforeX beginQ beginningL behalfT behaviorR behaviourY
behindV beingX belongW belongsY belowY bestT betterQ betweenY beyonde bgpP biW bigR biggerY billingR binZ binarye
bindW bindingL bindingsP bitV bitsQ blacklistP blacklistedR blankS blobY blobsZ blocka blockeda blockingS blocksW
blocksizea bloomX blueprintU bodiesS bodyU bogusc boltU bookmarkc boolb booleanZ bootU bootedS bootingU bootstrapc
bootstrappedY bootstrappingQ botV bothd botocoreZ bouncyQ boundW boundaryQ boundsW boxU brR brainU branchS branchesZ
breakS breakerU breaksZ bridgeZ bringZ broadcastX broadcastingT brokenf brokerb brokersT browsea browserY browsersS
bucketQ bucketsO budgetM bufU bufferX bufferedW bufferingR buffersS bugo bugsZ buildZ buildere buildingP buildsY
builtV builtinZ bulkX bumpS bunQ bundleY bundledZ bundlesL burstU busX busyT butb buttonT byY byeO bypassY
bypassingP byteV bytecodeR bytesT caa cacheU cacheableR cachedT cachesY cachingX calcZ calculateR calculatedT
calculatingQ calculationT callU callablef callbackc callbacksW calledc callerf callersd callingT callsT cameY canZ
canaryd cancelU canceledW cancelingT cancellablea cancellationW cancelledO cancellingX candidateO candidatesQ
cannotr cantp capa capabilitiesU capabilityU capacityV capturec capturedO capturingO cardV cardinalityS careP casO
caseW cassandrah casta castleQ catM catalogP catalogsP catchW catchingR categoryW caughtZ causea causedZ causesY
causingT cbV cborR cda cellW cellsY centerU certS certificateY certificatesX certsX cfT cfgN cgroupU cgroupsU chR
chainZ chainedY chainsT challengeQ challengesZ chana changeW changedP changelogK changesV changingQ channelW
channelsW charactersY charsa chartV chartsS chatS checkW checkedU checkerZ checkingM checkoutT checkpointT
checkpointingZ checkpointsY checksQ checksumb checksumsa childV childrenY chooseY choosingO choseR chosenU chunkX
chunkedO chunksf cic cidT cidre cipherW ciphertextT circuitT clU claimY claimedW claimsX classW classesX classicZ
classloaderN classpathM claudeQ clauseU cleanW cleanedP cleanerZ cleaningW cleanlyY cleanupT clearU clearedK
clearingN clib clickY clientV clientsR clobS clobberinga clockc cloneQ clonedQ cloningS closeZ closedS closerU
closestT closingS cloudZ clusterV clusteringZ clustersW cmdU cnZ cniU cntQ coY codeU codecX codesQ coerceT colda
collationa collectW collectedU collectingQ collectionV collectionsR collectorS collidesc collisiond colorY colorsZ
colsa columnY columnsV comW combinationT combineT combinedU comeY commandT commandsV commentb commentsY commitY
commitsb committedT committingM commonT communicateZ communicationX communityc compactR compactableU compactedY
compactingT compactionW compactionsW compactorV compactorsZ compareY comparingR comparisonU compatibilityT
compatibleZ compensationZ compileZ compilingV completeN completedK completelyX completesP completingT completionV
complexR compliantU componentU componentsR composeT compressd compressedU compressionP compressorT computationa
computeS computedZ computingK concreteQ concurrencyU concurrentT concurrentlyc conditiona conditionalR conditionsX
confZ confidencea configY configmapY configsa configurationa configurationsX configuratorT configurea configuredX
configuringS confirmZ confirmationY confirmedY conflictg conflictedO conflictingm conflictsY connX connectU
connectedN connectingU connectionT connectionsS connectivityT connectorV connectorsQ conntrackU consecutiveU
consentY considerc consideredP consideringO consistencyX consistentb consoleT constantT constraintW constraintsZ
constructT constructedQ constructingU constructionS constructorQ consulh consultT consumeT consumedV consumerZ
consumersX consumingV contactW containe containedX containerV containersT containingZ containsa contentV contentsO
contextY contextsc continueX continuingR continuousN contractY contributiona controlS controlledS controllerd
controllersU controlsY conventionT conversationQ conversionW convertY convertedU converterc convertingW cookieX
cookiesR cooperativea coorda coordinationT coordinatorP coordinatorsU copiedR copiesW copyY copyingP coreX
coroutineO correctc correctingT correctlyb correctnessZ correlationa correspondZ correspondingQ corruptf corruptedp
corruptiona corsL costT couldf couldntq countY countdownc countedT counterP countersW countingY countsb coverX
coverageS cpa cpuV cqW cqlR crb crashh crashedo crcY crda createY createdM creatingQ creationX creatora credentialT
credentialsT creditS creditsR credsU criteriaU criticalh crlS cronX crossZ cryptoS csU csib csrS csrfO cssb csvT
ctrlS ctxU cumulativeT curV currR currencyT currentT currentlyU cursorZ curveb customW customerP customizeP
customizedU cutoffU cwdS cycleX daemonc daemonizingT dage dailyU damagede dangerousb danglingZ dashboardY dataX
databaseW databasesT datacenterO datadogZ datasetN datasetsY datasourceT datasourcesT datastoreQ dateU datetimeY
daysR dbY dcS ddf ddlV dea deactivateU deactivatedU deactivatingW deactivationZ deadV deadlineT deadlocka
deadlockedh deallocatec deathR debugQ debuggeri debuggingT decideZ decidedQ decisionZ decisionsW declarationsQ
declareR declaredW decodeV decodedR decoderY decodingV decommissiona decommissionedW decommissioningZ decompressb
decompressedT decompressingW decompressionZ decompressorY decoratorQ decreasedT decreasinga decrementa decrementingP
decryptS decryptedT decryptingW decryptionW dedicatedZ dedupeS deduplicateT deduplicationb deepa defaultU
defaultingS deferredS deferringV defineU definedX definingT definitionR definitionsU defunctb degradedW dele delayT
delayedW delayingK delegateT delegatedU delegatingS delegationW deleteZ deletedM deletesS deletingQ deletionT
delimitedR delimiterW deliverU deliveredN deliveriesY deliveringR deliveryZ deltaR deltasY demandT demotingS deniedV
denyingh depO departedS departureQ dependenciesV dependencyP dependentsa deployV deployedO deployingR deploymentW
deploymentsZ deprecatedl deprecationU depsW depthW dequeueb dequeuedQ derS derbyO deregisteredT deregisteringU
deregistrationR deriveY derivedW describeV describingW descriptionV descriptorU descriptorsW deserializationU
deserializeb deserializedb deserializingg desiredR desktopV despitea destT destinationX destinationsR destroyV
destroyedK destroyingS destructionY detachY detachedQ detailP detailedN detailsR detectT detectedX detectingS
detectionM detectorS determineS determinedP determiningS devS developerQ developersa developmentY deviceW devicesS
dfsP dhcpT dia diagnoseY diagnosticsU dialW dialectY dialingS dictY dictionaryW didZ didnth dieS diedl diffZ differb
differentf differingc differsX digestU digestsT dimensionsa dioQ dirW directQ directiveT directlyT directoriesc
directoryZ dirtyU disableY disabledM disablingW disallowedU disallowingU disappearedd discardX discardedZ
discardingX disconnectV disconnectedY disconnectingO disconnectionh discoverW discoveredW discovererS discoveringV
discoverya diska dispatchX dispatchedU dispatcherU dispatchingc displayT displayedb disposingW distR distanceP
distributeU distributedS distributionO distributorZ dlqZ dmT dmsR dnT dnsT doY docU dockerP dockerfileR docsW
documentR documentationR documentsV doesY doesntg doingN domZ domainW domainsb doneK dontZ doseT doublec downW
downgradeX downgradingT downloadQ downloadedS downloaderT downloadingT downstreamb drP draftQ drainX drainedT
drainingO driveU driverW driversY dropT droppedb droppingZ dryS dsZ dsmX duZ dualZ dueS dummyT dumpX dumpedR
dumpingR duplexZ duplicatei duplicatede durableR durationW durationsT duringX dynamicZ dynamicallyW dynamoP
dynamodbU eachS eagerR eagerlyY earlierV earlyR ecZ echoQ ecosystemO ecrT edb edgeV editW editsY effectZ effectiveT
effectsS effortQ eipZ eitherW eksR elapsedW elasticsearchd electionW electorW elementd elementsU eligibleO elseU
emailY emailsY embeddedV embeddingQ emergencyc emitV emittedZ emittingT emptyd emulatedR emulatorR ena enableX
enabledR enablementM enablingT encodee encodedT encoderc encodingX encounterY encounteredZ encryptb encryptingT
encryptionU endR endedW endingO endpointX endpointsU endpointsliceZ endsW enforceR enforcedU enforcementU enforcingW
engineS enhancea enhancedR eniR enoughT enqueuea enqueuedP enqueueingT enqueuingS enrichmentP ensembleX ensureZ
ensuringW entY enterJ enteredY enteringL entireU entitiesR entityU entriesV entropyP entryX enumY enumerateb envW
environmentW envoyT eofR epV ephemeralb epochZ epollT equalX equalsf equivalentQ errh errbackb errnoa error_
erroredk erroringc errorsm esR esma establishX establishedS establishingT establishmentW estimatedV estimatorb etagY
etcR etcdb evalO evaluateP evaluatedP evaluatingW evaluationQ evaluatorW evena eventX eventsT everyU evictV
evictableb evictedS evictingT evictionV exU exactT exactlyW examineZ exampleT examplesR excZ exceedh exceededj
exceedingb exceedsi exceptions exceptionallye exceptionsd excessT excessiveg exchangeL exchangingU excludeU
excludedR excludingM exclusionU exclusivea execV executableR executeb executedQ executingS executionS executionsV
executorY executorsV exhaustedk existV existedX existenceW existentf existingS existsY exitY exitedV exitingd exitsd
expc expandc expandedR expandingV expansionZ expectd expectedi expectingi experienceda experimentQ experimentalY
expirationS expirea expiredX expiresS expiringQ expiryS explainY explicitO explicitlyO exponentiala exportW
exportedS exporterX exportingP exportsa exposeg exposedR exposingU exprX expressX expressiond exta extendY extendedU
extendingT extensionS extensionsS externalV extraX extractO extractedH extractingJ extractionQ extractorM fabricZ
factY factorU factoryT failn failbackW failed- failingb failoverd failsi failsafec failurel failuresR fairnessZ
fallY fallbackR fallingS falseX familiesY familyZ fanT fanoutR farZ fastT fastifyT fatali fatallyR faulta faultyb
fdX fdbZ featureZ federatedU feedb feedbackZ fencej fencedh fencingX fetchT fetchedM fetcherV fetchingT fewerT
fieldW fieldsV figureL fileY filenameb filerR filesX filesystemV fillL filledS filterX filteredU filteringS filtersW
finalV finalizationW finalizeY finalizedh finalizerZ finalizingO findT finderU findingK fineR fingerprintW finishV
finishedK fipsQ fireQ firedS firingO firmwareR firstW fita fixV fixede fixesQ fixingV flaga flaggingZ flagsV flashT
flaskT flatT flatteningP flavorV flexU flightT flinkQ floatW floatingY flowY flowsP flushT flushableU flushedL
flushingR fluxS folderX followW followerV followingW followsb followupY footerZ forV forbiddend forceU forcedU
forcefullyd forciblyS forcingU foreigna forevera forkR forkedW forkingZ formU formata formationQ formatsY formattedd
formatterY formattingb formeda forwarda forwardedP forwarderb forwardingZ foundT fqdnS fragmentd fragmentationb
fragmentsX frameb framesL framingR freeP freedQ freeinga frequenta freshQ fromW frontendS frozena fsU fsyncT
fulfillmenta fullW fullyX funcY functionU functionalityX functionsG fundsS furtherb futureU futuresY gainT gapX
garbageX gateb gatewayT gatewaysT gatherU gatheredS gatheringQ gaugeM gavel gbV gcX gceT gcpQ genT generalM
generatec generatedK generatingT generationW generatord generatorsb genericU geometryb getZ getterT gettingW ghostY
giS gidR gitQ githubR gitlabS giveb givenX givingg globa globalT goV goingR goneU goodY goodbyeZ googleR goroutineT
goroutinesW gossipQ gotY gpgY gpuO grabR graceT gracefulS gracefullyU grainedZ grantP grantedR grantingS
granularityY graphT graphiteg graphsT greatera greenletP gridQ groupW groupingU groupsV growY growingU growthY grpcU
gsV gssapiL guaranteedU guardd guessT guestV guidancea guidec gzipP haZ hadW hadoopP halfY haltedT haltingP handleQ
handledO handlera handlersY handlingY handoffa handshakeT happena happenedX happensW hardV hardlinkT hardwareT
harmlessM hasW hashX hashcodeU hashingb hasntZ haveY haventT havinga hbU hdfsX hdrY headZ headerV headersO headlessM
healT healinga healthU healthcheckb healthyT healthzY heapW heara heartT heartbeatV heartbeatsZ heightS heldW helloP
helpb helperY henceS hereW hexR hibernateZ hiddenN hierarchyY highU higherZ highestR hijackd hikariT hintT hintsT
histogramX historyY hitO hitsT hiveS hmrT hnsY holdT holderY holdingZ holdsP holeT homeT hookb hooksT horizonc hostW
hostedP hostingB hostnameX hostsR hotV hourlyU hoursS houseb housekeepingc howV howeverW hpaf htmlY httpT httpsb
hubN hugea hungT hwZ hypera iamM icmpT idX idempotencyT identicalZ identifiedP identifierQ identifiersR identifyV
identitiesU identityV idleU idpR idsU idxU ifT ifaceT ignoreS ignoredU ignoresT ignoringT illT illegalt ima imageP
imagesR imbalanceda imdsO immediateQ immediatelyS immutableS impactc impactedb impersonationT implM implementW
implementationW implementedi implementsb implicitY impliedS importS importedQ importingR impossiblep improperlyZ inY
inaccessibled inactiveV inboundO inboxY incT incidentY includeW includedT includesV includingR incomingZ
incompatiblek incompleteb inconsistenciesY inconsistencyi inconsistentm incorrectl incorrectlyf increaseg increasedS
increasinga incrementZ incrementalT incrementingX indefinitelyZ indexa indexedW indexerd indexesX indexingY
indicateW indicatedZ indicatesX indicatingW indicationT indicatorY indicesN individuallya ineffectivea inetP infW
inferP inferenceY inferredT inferringT infiniteW inflateR inflightT influxd infoV informT informationS
informationalP informedT informera infosR infrastructureX ingU ingestQ ingesterU ingestingT ingestionX ingresse
inheritW inheritanceZ inheritedS inita initialU initialisationU initialisedZ initialisingR initializationd
initializec initializedN initializerT initializingT initiallyU initiateV initiatedO initiatingP initiatorV injectV
injectingV injectionX injectorZ inlineU innerU inputU inputsV insT insecured insertZ insertedZ insertingX insertionS
insidec insightsI inspectN inspectingT inspectionc installb installationW installationsS installedW installerb
installingN installsT instanceV instancesR instantY instantiateg instantiatedR instantiatingV instantiationZ
insteadY instructionsW instrumentM instrumentationO instrumentedZ insufficienta integere integersQ integrationW
integrityV intendZ intendeda intenta interactiveQ interceptedN interceptorY interceptorsU interestL interestedO
interfaceT interfacesU intermediateZ internalV internallyb interpretO interpretingU interruptU interruptedh
interruptingX interruptionW intervalW intervalsT interventionb intoT intraR introspectW introspectingS
introspectiond invalidt invalidateT invalidatedb invalidatingN invalidationY inventoryY investigationb inviteQ
invocationR invocationsa invokeV invokedR invokerO invokingP ioV ioredisS ipU ipamS ipcT ipsW iptablesU ipvsc isX
isntc isolatedM isolationY issuec issuedU issuerY issuesU issuingO itV itemZ itemsY iterh iterableZ iteratef
iteratedT iteratingc iterationU iterationsS iteratorZ iteratorsU itsU itselfU jaasa jacksonT jarV jarsS javaW jdbcK
jdkZ jerseyT jetb jiraT jitterQ jmsB jmxS jnaU jndiW jniT jobW jobsY joinT joinedO joiningZ joinsU jointR journalS
jpaV jsZ jsona jsseQ jtaR jumpY jumpedT jupytera justO jvmS jwke jwksb jwtU kafkaZ kdca kdcsa keepZ keeperb keepingS
keptV kerberosR kernelZ kernelsT keyY keyboardQ keypairT keyringQ keysX keyspaceQ keystoneb keystoreN killV killeda
killingZ kindb kinesisZ kitP kmsa knowb knownW kryoc ksT kubeU kubeconfigU kubectlZ kubernetesV kvb kwargsa labR
labelV labeledO labelsV lackY lacksd lagS lambdaS langP languagea languagesZ largeX largerW lastV latchP lateR
latencyU laterb latestY launchd launchedS launcherU layerT layersT layoutl lazyO lbY lcZ ldapd leadW leaderT
leadersS leadershipM leafa leakk leakagea leaksZ learnW learnera leasea leasesV leastY leaveT leavingT ledgerc leftN
leftoversd legacyb lenR lengthT lengthsT lessY letY letsT letterT levelW libraryX libvirtZ licenseb licensesa lifea
lifecycleW lifespanQ lightU likeU likelyW limitY limitationR limitedd limiterY limitingV limitsd lineb lineageL
linesY linkZ linkageS linkedS linkingP linksU lintingT linuxa listU listedY listenb listenerb listenersS listeningS
listerc listingW listsV liteR literalb liveY livenessR llmY loadc loadbalancerY loadedO loaderU loadingR loadsS locK
localT localeX localesZ localhostZ localityU localizationY localizedY locallyN locateR locatedW locationW locationsc
locatorQ lockS lockedR lockfileO lockingW locksS loga loggedU loggera loggingU logicZ logicalX loginY logoutW logsY
lokib longb longerW lookU lookedS lookingN looksQ lookupS loopZ loopbackS loseb lossb losth lowY lowera lowercaseS
lowestR lruZ lsW luceneW macZ machineV machinesV madeR mailk mailboxc mainY maintainedb maintainingO maintenanceP
majorb makeY makerT makesT makingZ malformedn manb manageX managedT managementX managerW managersU managingY
mandatoryZ manifestX manifestsR manualW manuallyU manyU mapW mappedU mapperb mappingR mappingsQ mapsT marka markedR
markerX markersZ markingU marshalh marshalingf marshallingY maskY maskedU masterY mastersZ matchU matchedW matcherO
matchersT matchesU matchingU materializationT materializeT materializedU materializingS matrixd maxX maximalT
maximumf mayV maybeT mbY mbeanV mcpb mdN mdcZ meU meana meaningZ meansS measureS measurementW mechanismW mediaP
meetR meetsU memX memberY membersU membershipP memcacheT memcacheda memoryX mentionedZ mergeX mergeableZ mergedU
mergerY mergesU merginga meshW messageY messagesW messagingV metb metab metadataW metastoreZ meterO methodW methodsU
metrica metricsV mfaR mic midU middleS middlewareZ mightX migrateW migratedQ migratingQ migrationW migrationsW
migratorS millisX millisecondsV mimeX minV miniQ minimald minimumZ miniob minorX minuteU minutesS mirrorf mirroringP
misZ misbehavingb miscP misconfigurationZ misconfiguredc mismatchk mismatchedd missO missedd missesT missingl
misusea mixT mixeda mkR mkdira mlY mockT modR modeV modelQ modelsZ modificationQ modificationsR modifiedR modifiersb
modifyW modifyingR moduleS modulesc momentR mongoa mongodbU monitorU monitoredR monitoringU monotonicitya montha
monthlyT moreZ mostY mountg mountedb mountingS mountpointT mountsa moveV movedS movingS mqZ mqttb mrS msU msgc
mssqle mtimeT mtuU muchW multiW multicastU multipartU multipathT multipleh mustl mutableU mutatee mutatedS mutatingW
mutationa mutationsW mutexU mutualS mutuallya mvU mxc myY mysqlT nad nacosX nameY namedZ namesT nameserversU
namespaceb namespacesd namingZ natW nativeU natsd naturalO nbX ncT nearS necessaryU needT neededP needsX negativeg
negotiatedW negotiationT neitherf nestedZ netY netlinkV netnsO nettyR networkY networkingU networksc neverc newP
newerU newestb newlyR nextS nftablesX nginxW nicY niceU nilk nioV nob nodeT nodesR nonc nonced noneb nonexistentO
noopb nord normalU normalizationN normalizeR normalizedT normalizingQ normallyQ notf noteR notesR nothingT noticed
noticesc notificationT notificationsU notifiedN notifierS notifyX notifyingS nowP npea npmS nrU nsX nulle nullableU
numY numaR numberX numbersc numericf nvS nvidiaR nxS objW objectX objectsY observabilityb observationb observedO
observerM observersT observingZ obtainT obtainedP obtainingQ occupiedb occurT occuredW occurredZ occursU ociV ocspJ
odda ofX offT offerW offeredS offeringU officialZ offlineY offloadY offsetb offsetsW oftenT oidb oidcY okI okayU
oldW olderT oldestc omite omittingX onT onboardingN onceb oneb ongoingT onlineV onlyc oomf oooZ opT openW openaiT
openedK openingV opensb opensslX opentelemetryW operatingP operationW operationalU operationsR operatorb
opportunisticY opsR optS optedY optimisticN optimizationS optimizedW optimizerU optimizingR optione optionsa optsU
orX oraclea orchestratorS orderX orderedT orderingV orgb organizationc originR originalP originatingU originsO ormR
orphanedX osQ otelU otherR othersZ otherwiseV otlpe ourW ourselvesa outX outboundQ outcomeQ outdatedU outgoingS
outlierU outliersS outputU outputsP outsideb overZ overflowf overflowede overflowsZ overlapc overlappingZ overlapsZ
overlayW overloadZ overloadedZ overriddenV overrideT overridesX overridingX oversizedU overwritingY overwrittenX
ownZ ownedV ownerT ownersZ ownershipc owningU ownsb packa packageR packagesX packedR packetU packetsR paddingS pageT
pagesS pagingT pairS pairingU pairse pandasS panelX panic_ panickedh parallelT parallelismM paramU parameterX
parametersU paramsX parentP parentsS parquetT parseX parsedK parserR parsingU partY partialS partiallyT participantU
participantsa participatingT partitionU partitionedW partitionerS partitionsT partsQ partyW passY passedR passingS
passphraseU passthrougha passworda passwordsZ pastY pasteQ patchZ patchedR patchingW pathU pathsO patternd pauseU
pausedO pausingN payloadX peakU peekT peekingP peerR peersR pemO pendingS perW percentT percentageS perfe performQ
performancee performedR performingM perhapsa periodU periodicW permQ permanentf permanentlyZ permissione
permissionsY permitU permitsS permittedX permittingT permsS persistc persistedU persistenceU persistentU persisterN
persistingT personU pgQ phaseR phoneU physicala pic pickT pickedb pickingM pickleY pidX pidfileY pilotb pinY pingR
pingerQ pingingY pingsU pinnedS pinningU pipY pipeS pipelineX pipelinedR pipesZ pkS placeT placeholderT
placeholdersZ placementU placingR plaina plaintextZ planX planeY planningR plansV platformP playbackZ playingU
pleasei plugX pluggedU pluginc pluginsW plusf poda podsY pointV pointerU pointersR pointingd pointsM policiesU
policyY pollL pollera pollingX pongQ poolU pooledP poolsV poorlyZ popY populateX populatedU populatingT populatorb
portX portionS portsa posU positionU positionsY positiveZ posixS possibleU possiblya postW postgreU postgresS
postgresqld postponedU potentiale potentiallyY powerS pprofW prM preU preallocatedS precedencec precisionU
precomputedU preconditionI predicateT predictionT preemptedZ preemptivelyU preferZ preferenceQ preferredS prefetchW
prefetchedT prefetchingS prefixc prefixedS prefixesR preflightU preloadedU prematureW prepareW preparedS preparingO
presenceT presentS presentedU preserveP presetP pressS pressureU prevU preventZ preventedX preventingZ previousY
previouslyX priU priceX pricesb primaryQ primitiveZ principalS printV printerT printingX priora prioritizinga
priorityR privateW privilegeS privilegedb privilegesT proY probabilitya probablyS probeX proberd probesa probingQ
problemq problemsg proce procedureQ proceeda proceedingQ processY processedP processesN processingV processorS
processorsV produceT producedT producerW producersV productU productionS productsc profileR profilerc profilesP
profilingX programN programmedN programmerT programminga progressR projectO projectsW promT prometheusX promiseV
promisedR promoteY promotedS promotingO promotionW promptJ promptingP proofT propagateY propagatingQ propagationR
properb properlyd propertiesW propertyU proposalR proposeU proposingU protectW protectedc protectionX protoa
protobufb protocolZ provided providedb providerZ providersZ providesc providingT provisionedS provisioningX proxyT
proxyingR prunec prunedP prunerT pruningX psP pseudoR pubX publica publicationa publishW publishedO publisherQ
publishingU pubsubZ pulle pullingN pullsa pureZ purgeT purgedS purgingP purposeV pushZ pushingW putY putsT puttingS
pvN pxR pyZ pyprojectN pythone qlS qoT qosU qsU qualifiedd qualityT quantityT quarantineda queriedQ querierT
queriesX queryW queryableY queryingN questionY queueX queuedM queueingQ queuesZ queuingU quicO quickR quita
quittingX quorumW quotaW quotasT quotedO rabbitS raceP rackd rafta raiseO raisedg raisingT ranV randomX randomlyY
rangeT rangesU ratea ratelimitU ratesa ratherZ ratioT rawS rbacd rcg rcvdR rdU rdsS reV reachW reachableU reachedW
reachesT reachingT reactT reactionU reactiveW reactora readU readableU readerZ readersU readinessf readingW readmeZ
readonlyU readsa readyU realV reallyd realma realtimeJ reapedP reaperY reapingU reasonY reasonsY reassigneda
reassigningU reattemptingR reauthT reauthenticatingS rebalanceR rebalancedU rebalancingP rebasingP rebootV rebuildY
rebuildingR rebuiltS receiptZ receiptsa receiveY receivedT receiverW receiversU receivesP receivingO recentX
recipientT recipientsS reclaimingT recognizeZ recognizedY recommendY recommendationc recommendedc reconcileS
reconciledQ reconcilerS reconciliationa reconcilingP reconfigb reconfigurationW reconfigureb reconfiguringW
reconnectP reconnectedM reconnectingU reconnectionY reconnectorT reconstructT reconstructedT recordW recordedY
recorderf recordingT recordsW recoverW recoverableU recoveredR recovererZ recoveringO recoveryV recreateX recreatedT
recreatingW recurringQ recursionZ recvO recycledU recyclingS redT redactedP redactionN redeliveredR redeliveryS
redeployc redirectT redirectingN redirectionb redirectsS redisb redob reduceP reducedS reducingS redundancyW
redundantT reestablishU refa refcountb referY referenceY referenceda referencesW refererZ reflectb reflectionP
refreshV refreshedQ refreshera refreshingT refsU refusedh refusinga regb regeneratea regeneratedT regeneratingU
regenerationT regexY regexesZ regexpe regionH regionsU registerW registeredT registeringM registersT registrationT
registriesT registryP regularW reindexT reinitializeY reinitializingU rejectW rejectedc rejectingb rejectionU
rejoinU rejoiningS relZ relatedU relationY relationsU relationshipR relayd releaseW releasedQ releasesU releasingP
relevantR reliableU relicc reloada reloadedQ reloadingQ relocateS relocationT relyingS remainU remainedZ remainingP
remainsV remapP remappedS remappingR rememberS remoteU remotelyQ remotesZ removalY removeY removedR removera
removingS renamed renamedW renamingT renderh renderingT renewY renewala renewedS renewera renewingY reopeningU
repairY repairingT repartitionT repeatg repeatedZ repeatedlyd replQ replaceZ replacedT replacementa replacingV
replayb replayedO replayingS replicac replicasV replicatea replicatedU replicatingX replicationZ replicatorY
repliedT repliesU replyY replyingR repoe reportS reportedZ reportera reportingU reportsW reposY repositoriesP
repositoryY representsU reprocessingV reqS requestV requestedS requesterU requestingP requestorQ requestsU
requeueingT requeuingW requirec requiredb requirementW requirementsT requiresl rerunU rerunningS resM rescana
rescheduleZ reschedulingP resendX resendingQ reservationb reservationsT reserveW reservedY reservingS resetW
resettingW resizeT resizedU resizingS resolutionM resolutionsb resolveU resolvedL resolverU resolversT resolvesU
resolvingK resourceW resourcesZ respZ respondX respondedQ responderS respondingO responseV responsesT responsiveg
restQ restartX restartableT restartedT restartingS restorationR restoreZ restoredJ restoringP restrictedZ
restrictingU restrictionsa resubmittingR resultQ resultedU resultingZ resultsX resumeQ resumedR resumingP
resumptionP resyncS retU retainb retainingT retentionT rethrowingN retireS retiredT retiringQ retriableS retriedQ
retriesh retrievalQ retrieveQ retrievedM retrievingQ retryU retryableN retryingQ returnV returnedd returningG
returnsU reusableP reuseQ reuseportb reusingO revalidateT revalidationR reverseP revertedU revertingV reviewd
reviewerW revisionW revisionsZ revocationV revokeb revokedb revokingU rewindW rewindingc rewritee rewrittenR rfZ
rfcZ rgY richT rightW rightsR ringV riskZ rmZ rmiW rocksX roleW rolesW rollU rollbackZ rollbackingR rolledb rollingT
rolloutM rolloverX rollupe roomW roomsZ rootb rootsZ rotatea rotatedP rotatingT rotationX roundP routeb routedW
routere routersZ routesY routineT routingT rowY rowsT rpT rpcZ rrU rsW rsaZ rspd rstT rtZ rulea rulesW rulesetU runX
runnablea runnerc runningX runsZ runtimeU runtimesR rvU rwb safeP safelyT safetyY sameZ samlT sampleW sampleda
samplerS samplesb samplingS sang sandboxa sanitizedS sanitizingV sanityb saslY satisfyU saveg savedM savepointT
savingX sawT sayingT saysY scalaS scalarb scaleU scaleda scalera scalingW scanT scannedV scannerY scanningP
scheduleY scheduledR schedulerY schedulesb schedulingO schemaT schemasW schemed scopeZ scopedd scopesS scoreS
scoredR scoresU scoringU scpR scrapeg scratchU screenQ screenshotd scripti scriptingR scriptsa scrubbedZ scsiV sdkR
searchS searchera searchingN secY secondU secondaryT secondsY secretb secretsb secsX sectionU secureU securingb
securityW seeb seedS seeingb seekV seekingV seemZ seemsY seenW segmentZ segmentsN selectc selectedQ selectingQ
selectionT selectorX selectorsU seleniumd selfW semanticQ semaphoreb semverU sendU senderW sendingQ sensitiveU
sensorS sensorsY sentP sentinele separateR separateda seqU seqnoU sequenceV sequentialY serialQ serializablec
serializationU serializeY serializedW serializerS serializingU seriesa seriousd servea serverb serverlessQ serversX
serviceW serviceaccountc servicesW servingU servletT sesV sessionV sessionsM setW setsY setterR settingU settingsV
settleY settledS setupW sftpe shaW shadedQ shadowX shallowZ shapeU shardQ shardingU shardsO sharea sharedU sharesf
sharingS shellW shimS shippedb shippingS shortW shortenedT shotT shouldb shouldnte showT showingT shrinkZ shrinkingV
shuffleQ shutT shutdownX shuttingU siblingT sideW sidecarX sigY sigintU sigkilld signa signalV signaledU signalingW
signalledT signallingU signatureS signaturesQ signedU signerZ signinga sigtermR silencef silencesb silentT silentlyO
similarZ simpleW simulatingT sinceO singleN singletonV sinkb sinksQ siteT sitemapY sitesQ sizeV sizesS skewW skillsL
skipR skippedV skippingQ slackb slavea slavesY sleepX sleepingO sliceV slicesY slotT slotsW slowW slowerU slugc
smallX smallerY smartS smtpe snapb snapshotU snapshotsc snapshotterZ sniT snitchb snowflakeY snsS soS sockY socketT
socketsW softN solutionZ someX somehowd someoneR somethinge sometimesU somewherea soone sortN sortedU sortingP
sounda sourceU sourcesS spacec spacesQ spanQ spansR sparkY sparseU spawnT spawnedR spawningT specX specificN
specificationU specifiedb specifiesb specifye specifyingZ specsS spendingY spentY sphereU spiW spiffeS spilla
spilledU spillingP splitR splitsY splittingW spreadc springQ spuriousY sqT sqlQ sqliteU sqsX srcQ srvN ssR ssef ssha
sslN ssoR stQ stabilityT stabilizeT stableR stackT stacksT stacktraceY stageR stagingV staleW stalleda stampZ
standaloneb standarde standbyS stapleU starb startY startedK startingM startsX startupZ stata stateW statefulR
statefulsetb statelessY statementR statementsS statesP staticb statingY statisticT statisticsL statsW statusW
statusesZ stdZ stderra stdina stdoutY stepW steppingT stepsY stickyb stilla stopZ stoppedS stoppingT stopsT storageX
storea storedU storesO storingS strg strategyW strayT streamT streamedZ streamingV streamsc stringX stringsW stripc
strongY stronglya structU structureW structuredT structuresZ stsS stubT stuckY stuffd styleZ subU subdirectoryY
subjectU submissionb submitW submittedV submittingS submoduleT subnetb subnetsX subprocessZ subqueryT subscribeU
subscribedN subscriberT subscribingR subscriptionY subscriptionsQ subsetQ substitutionZ subsystema succeedS
succeededJ successJ successfulM successfullyB suchX sudoW sufficientS sufficientlyT suffixa suggestedU suitableX
suiteb suitesb summariesU summaryO sunQ superU supersededS supersetX supervisorX suppliedc supplierY supplyW
supportX supportede supportingR supportsZ supposedd suppressP suppressedQ suppressingN suppressionsU sureY surveyQ
suspectP suspectedZ suspendO suspendedT suspendingQ suspiciousY svcU svge swaggerZ swallowingT swapV swappedS
swappingV sweepZ sweeperY sweepingU switchZ switchedT switchesX switchingW symbolU symlinkX symlinksZ syncZ syncedM
syncerV synchronizationN synchronizeY synchronizedR synchronizingR synchronousV syncingZ syntaxd synthesizingR
syntheticT sysctlQ syslogc systemU systemdT systemsZ tabK tableV tablesP tagX taggedR tagsV tailY tailerc tailinga
taintY takeZ takenX takesY takingW talkingT tarZ tarballZ targetU targetedU targetsZ taskV tasksT tbY tca tcpT teame
teamsh tearZ teardownY tearingU telegramf telemetryP telld tellingR tempY templateX templatesQ temporalT
temporarilyQ temporaryW tenantX tenantsY termR terminalP terminateX terminatedZ terminatingX terminationX terraformS
testb testedU testingX testsf textX tgtU thanf thata thatsY theY theirT themZ themea thenU thereW thereforeU theresT
theseR theya thingd thinkY thinksW thirdb thisX thoseU thoughd threadV threadedb threadpoolU threadsS thresholdZ
threwf thrifta throttleV throttlera throttlingU throughR throughputN throwa throwablel throwingM thrownX throwsU
thumbnailQ thusU tickX tickerR ticketT tide tidya tidyingZ tierY tillT timeX timede timedoutd timelineY timeoutd
timeoutsS timerY timersS timesY timestampV timezoneY timingW tipR titleW tlsa tmU tmpa tmpdirU toW togethera toggleY
tokenT tokensR toldS toleranceZ toleratedc tombstoneY tombstonesR tomlP toog tookR toolR toolsL topV topica topicsX
topologyT totalM toucha touchedS touchingQ towardsQ tpcT traceT tracebackd tracerZ tracesS tracestateU tracingT
trackU trackede trackerX trackingP trafficL trailerO trailersP trailingZ traitU traitsT transactionR transactionalR
transactionsW transferT transferredR transferringP transfersY transformV transformationT transformedS transformerZ
transformingU transientP transitT transitionY transitioningT translateT translatedU translatingT translationZ
translationsU translatorQ transmissionS transportW transportsd traversala traversea traversingT treatT treatedZ
treatingW treea trialS triedc triesW triggerV triggeredQ triggeringM triggersT trimmingS troublef troubleshootinga
trueY truncateQ truncateda truncatingb trustX trustedX truststoreP tryc tryingT tsa tsdbb tsigT ttlZ tuningS tunnelS
tupleU tuplesT turnZ turnedV turningQ twicef twistedS twoj txW txidT txnf txtS typeW typedQ typesT typicallyQ typod
udpQ uiQ uidW ulimitQ unT unablem unacknowledgedT unassignU unassignedT unauthenticatedT unauthorizedd unavailablec
unbindS unbindingU unblockU unblockedT unboundR unboundedZ uncaughtk unchangedN unclaimedZ uncleand unclosedi
uncompressedS unconfiguredT unconnecteda undefinedj undeployW undeployedS underT underflowe underlyingZ underneathR
underscorea undoW unencryptedZ unexpectedm unexpectedlys unfinishedX unhandledj unhealthya unifiedb unimplementeda
uninitializedW uninstalledS uniqueU unitW unitsV unityQ unixb unknownp unlessS unlimitedR unloadU unloadedP
unloadingS unlockZ unlockedO unmanagedZ unmapa unmappingY unmarshald unmarshalinga unmarshallT unmarshallingY
unmatchedY unmodifiedU unmountc unmounteda unnecessaryS unopeneda unpackU unpackingZ unparsableg unparseableZ
unprocessedb unpublishingT unqualifiedT unreachableZ unreadU unreadableY unrecognisedc unrecognizedo unrecoverableb
unregisterV unregisteredV unregisteringS unreservee unsafeX unsatisfiableZ unserializableU unsetb unsignedb
unsolicitedj unspecifiedc unstableV unsubT unsubscribeT unsubscribedQ unsubscribingZ unsuccessfule unsupportedm
untilT untrackedb unusedY unusualY unverifieda unwrapN unwrappingR unzipT unzippingT upU updateW updatedK updaterd
updatesT updatingT upgradeQ upgradedT upgradesQ upgradingW uplinkZ uploadV uploadedO uploaderU uploadingS uponZ
upperW upsertT upsertedT upsertingU upstreamV uptimeT urO uriU urisT urlY urlsT usT usableU usageR usagesZ usbR useY
usedV userV userinfob usernameT usersU usesZ usingO usuallyY utfa utilizationS utilizingT utilsS uuiR uuidb uvO
vacuumR validb validateR validatedO validatingU validationW validatorZ validityT valueX valueda valuesY valved
variableY variablesR varsW vaultX vectorV vectorsS verP verificationQ verifiedL verifierU verifyS verifyingU
versionS versioneda versionsU vertexR veryc viaN viewb viewerS viewsU violatede violationm vipX virtualY virtualenvU
visibilityZ visibleU visitV visitedT visitingT visitorZ vmX volS volumeZ volumesc voteU voterT votesS votingU vsY
vxlana waX waitX waitedU waiterT waitingS wakeQ wakeupR wakingT walW walka walletR wantX wantedT wantsS warZ
warehouseZ warmT warng warningU warningsU wasc wasmS wasntX watchX watchdogb watchedY watcherY watcherse watchesh
watchingT waterT watermarkR wayX weV webX webdrivere webhookd webhookse webserverZ websiteZ websocketV weightW
weightsQ weirdZ welcomeO wellV wentc wereX werentZ weveY whatV wheelT whenh whereX whetherc whichX whilei whilsti
whiteY whitelistX whitelistedS wholeT widea wildcardY wildcardsZ willR windowO windowsO wireguardI wishZ withV
withinY withoutg witnessb wokeS wokenT wonta wordT wordsZ worka workerZ workersV workflowd workflowse workingZ
workloadT workloadsb worksa workspaceW worldb wouldU wrapT wrappedU wrapperR wrappingK writableV writeY writerW
writesU writingW writtenR wrongu wroteT wsa wsgiZ xaY xidX xmlY xxT yamlO yarnP yetK yieldY youd youngT yourX youreb
yourselfZ youveb zeroc zfsT zipX zipkinZ zkc zmqY znodec zombieZ zoneZ zonesW zooW zookeeperX zstdR`,
  pairs: `
001003X00100DT00100IN00100KS00100Lc00100MQ00100RN00100TY00100VP00100WR00100bP00100nQ00100tf00100vP00100wO00100zZ
00100-a001011P001012O001013T001015L001016P00101BS00101CT00101DE00101EG00101GT00101KS00101PS00101Qb00101TZ00101dV
00101ia00101kT00101rc00101za001022S001023c001024R001025R00102BY00102CU00102FN00102Qa00102VZ00102XN00102ba00102fZ
00102kR00102mZ00102vT00102wU00102zZ00102-S00102_U001031S001034c001036O001037Q001038M00103IT00103Jb00103NS00103OT
00103TZ00103ce00103eX00103fR00103gg00103hb00103id00103nS00103oP00103rS00103xb00103yU00103zT00103-Q001040Z001044S
001045T001046Z00104BS00104CN00104De00104JU00104KT00104LT00104MS00104NQ00104Pa00104WT00104ZU00104dU00104eS00104fQ
00104hR00104oQ00104pR00104sR00104uO00104xQ00104-T00104_c001050T001054V001056k00105Bd00105Jc00105OU00105PX00105WQ
00105cS00105gR00105hQ00105iO00105wT00105xU001060S001061O001069j00106AQ00106FY00106Ga00106Ra00106TS00106UU00106VZ
00106YQ00106eO00106mT00106oT00106tY00106xT00106_n001071U001072S001073P001075R00107AZ00107GY00107JR00107NT00107OR
00107PP00107QQ00107ST00107UZ00107Wc00107XS00107YU00107aV00107cb00107eY00107fa00107hL00107kk00107mg00107oN00107qZ
00107rS00107sU00107vn00107wo001080P001081O001085Q001086T001087U00108BT00108Db00108Gb00108RS00108SZ00108US00108ab
00108ge00108hP00108kP00108lV00108sZ00108tT00108vE00108xS00108yT00108_e001094R00109Bb00109Db00109FS00109HY00109Ke
00109Rb00109SK00109UR00109WX00109XY00109YP00109ZO00109cU00109ga00109hY00109kT00109lP00109oS00109pS00109qT00109tN
00109yU0010A2R0010A3T0010A4P0010A5U0010A7b0010ADb0010AKU0010AMb0010AOU0010AQP0010ARR0010AUS0010AWQ0010AYT0010AZT
0010AaQ0010AfR0010AmU0010AnH0010AqN0010Axa0010AzZ0010B0Z0010B1Q0010B2U0010B4S0010B7d0010B8T0010BAT0010BCR0010BFX
0010BIR0010BJQ0010BKL0010BLd0010BOb0010BTR0010BUL0010BVM0010BWU0010BZb0010BbT0010BgT0010Bic0010BoT0010BuT0010BwZ
0010C0f0010C3S0010C4Z0010C6l0010C9T0010CDU0010CFR0010CJR0010CLe0010CMQ0010COR0010CPY0010CRa0010CUR0010CWQ0010CYS
0010CZN0010Cac0010Cjc0010Ckd0010Coe0010Cpl0010Cqe0010CzS0010C-L0010C_e0010D2h0010D5c0010D6a0010D7B0010D8F0010DBP
0010DCY0010DHa0010DKR0010DNa0010DOZ0010DPS0010DST0010DYV0010DZP0010DaT0010Dca0010DdR0010Djb0010Dle0010Dpc0010DrY
0010DwY0010DyT0010E2a0010E5U0010E9O0010EBb0010EHT0010EIg0010EMZ0010ERb0010EUS0010Eaa0010EhU0010EjT0010ElS0010Epb
0010EqS0010ErR0010EuS0010F0d0010F2S0010F3S0010F4T0010F7U0010F8T0010F9H0010FBG0010FCZ0010FIR0010FMR0010FNS0010FPg
0010FUR0010FZY0010Fbc0010FoQ0010FvT0010FwP0010FxT0010F_U0010G1T0010G2T0010G3N0010G9a0010GAZ0010GBQ0010GCT0010GER
0010GGP0010GHQ0010GMT0010GOT0010GPV0010GSa0010GYP0010GZf0010Gca0010Gec0010GhU0010GkQ0010GlS0010GnT0010Gqb0010Gra
0010GsS0010GtX0010GuK0010GyV0010Gza0010G-O0010G_Y0010H0a0010H1Q0010H4S0010H6S0010H7b0010H8T0010H9T0010HBR0010HCO
0010HDZ0010HGR0010HJY0010HLa0010HQc0010HRZ0010HTY0010HZQ0010Hac0010HbO0010Hdb0010HfL0010HgY0010HmY0010HnM0010HpK
0010Hqa0010HvT0010HzZ0010H-T0010H_T0010I0N0010I9R0010IBi0010IGc0010IHY0010IIS0010IPa0010Idg0010IgZ0010Iha0010IjR
0010Ine0010Isg0010ItT0010IuR0010Ivf0010IzY0010I-I0010J0K0010J2S0010J6X0010JCQ0010JDb0010JHS0010JLc0010JRR0010JSR
0010JTS0010JWQ0010JXR0010JZR0010JaU0010JbT0010JdQ0010JeR0010JhQ0010JlY0010Jvf0010Jyp0010J_f0010K3T0010K6U0010KAf
0010KET0010KIb0010KOR0010KPX0010KYZ0010Kbl0010KkK0010KnP0010KpZ0010KqS0010KrF0010KsT0010KuV0010K_S0010L0Z0010L1U
0010L3Z0010L7T0010L8S0010LAZ0010LBo0010LCi0010LFT0010LIU0010LJR0010LKP0010LOR0010LQQ0010LRR0010LTP0010LWT0010LXS
0010LbR0010LcU0010LeU0010Lfc0010LgT0010LhT0010LjT0010LkS0010LlQ0010LoZ0010LrR0010Lsi0010LtZ0010Lug0010LvQ0010Lzp
0010M1S0010M2d0010MBn0010MHS0010MIS0010MOX0010MPL0010MRJ0010MTf0010MWV0010MZU0010MdQ0010MeS0010MfQ0010MhN0010MmT
0010Mnd0010MpS0010MsO0010MtB0010MvQ0010MyR0010MzU0010M_S0010N2Q0010N9P0010NGQ0010NIO0010NKR0010NLP0010NNS0010NQY
0010NUU0010NVT0010NWZ0010NXU0010NYZ0010NaU0010NbT0010NeT0010NgO0010NmZ0010NoT0010NrM0010NsR0010O3e0010O9K0010OAc
0010OCQ0010OEO0010OHZ0010ONT0010ORS0010OTb0010OVS0010OXT0010OZR0010ObN0010OcR0010OeT0010Oga0010Oie0010OkR0010Oog
0010OpS0010Oqa0010Orb0010Oub0010OvX0010OxK0010P2U0010P3T0010P8V0010P9S0010PCT0010PDT0010PFV0010PLX0010PRQ0010PaS
0010PbU0010Pcc0010PdT0010PgT0010PhS0010PiN0010PjY0010PlG0010PnM0010PvS0010P-Y0010Q2U0010Q4S0010Q5b0010QAd0010QDT
0010QHV0010QZb0010QdY0010QiP0010Qnb0010QoR0010QrZ0010Qub0010R3Y0010R4R0010RAR0010RCQ0010RFT0010RPY0010RRT0010RSU
0010RWn0010RYf0010RbQ0010Rpa0010RqQ0010RrJ0010Rsi0010RuX0010RxQ0010S2N0010S3P0010S4a0010S5b0010S8c0010S9n0010SAa
0010SBc0010SDS0010SFO0010SIP0010SJT0010SKU0010SgS0010SnZ0010SxY0010SyQ0010S_P0010T0a0010T1M0010T2H0010T4A0010T6T
0010T7T0010T8O0010TBO0010TDY0010TGR0010THb0010TLa0010TMP0010TOU0010TRT0010TWT0010TaU0010TeT0010TfR0010TmY0010TpU
0010TvP0010T-R0010U1f0010U5Z0010U6h0010U7e0010U9b0010UGM0010UHm0010UIS0010UKO0010UMa0010UPR0010URY0010USQ0010UUM
0010UVe0010UXT0010UYS0010Ubc0010Udc0010Uhc0010UkT0010UmZ0010UnP0010UtR0010V0R0010V2P0010V3T0010V6S0010VCb0010VEV
0010VGT0010VHT0010VIR0010VOg0010VQT0010VXU0010VZV0010VcS0010VeR0010VgR0010Vhc0010VjQ0010VpU0010VtT0010Vva0010W0Z
0010W3P0010W4j0010W7R0010WDZ0010WJQ0010WMU0010WOY0010WSU0010WVS0010WYZ0010Wba0010Wcb0010Wed0010WjU0010WnQ0010WoY
0010WrZ0010Wza0010W-Z0010W_c0010X3Z0010X8T0010XHf0010XKR0010XNc0010XOT0010XPU0010XQd0010XRf0010XSb0010XTQ0010XVN
0010XZT0010Xcg0010XeE0010XgM0010XjX0010XsU0010XtT0010XwZ0010XzT0010Y0R0010Y2N0010Y5Z0010Y7Q0010YDM0010YFX0010YGb
0010YKd0010YSc0010YTT0010YWe0010YbU0010YcU0010YgT0010Yhd0010YjY0010YkO0010YlU0010YoU0010Yqc0010YsR0010YvY0010YwU
0010Yxc0010YyP0010Y_Z0010Z0N0010Z1c0010Z3M0010Z4a0010Z9b0010ZBT0010ZCR0010ZGS0010ZMa0010ZOb0010ZQN0010ZTa0010Zja
0010Zmb0010ZoN0010ZqS0010ZuR0010ZzS0010Z-Z0010a1a0010a3R0010a4Y0010a5T0010a9b0010aBT0010aCP0010aDL0010aEV0010aFS
0010aNY0010acT0010aeh0010aoV0010awc0010b1R0010b5Y0010b7T0010b9S0010bCY0010bDT0010bEV0010bGa0010bJf0010bSc0010bTg
0010bfR0010bhd0010bib0010bjZ0010bkb0010bnT0010bpY0010bqT0010brT0010bsY0010b_l0010c2U0010c4T0010c7S0010c8Z0010cCQ
0010cGU0010cHZ0010cIU0010cLZ0010cNa0010cOa0010cPS0010cQZ0010cRa0010cSZ0010ccT0010cdU0010cia0010cmX0010cnL0010coR
0010cqP0010ctc0010cxP0010d2c0010d6Q0010d7U0010dBS0010dCQ0010dIZ0010dJP0010dKb0010dTX0010dXa0010daQ0010deS0010dfX
0010diZ0010dkR0010dlh0010dma0010doY0010drP0010dsN0010dvU0010dxd0010d-T0010e7T0010e9Z0010eCY0010eKY0010ePS0010eVf
0010eXj0010eeR0010ele0010esZ0010euP0010ewY0010f4R0010f7S0010f8S0010fAR0010fIr0010fKY0010fMS0010fNU0010fOa0010fQc
0010fTU0010fUO0010fVb0010fWZ0010fdR0010feT0010fja0010flG0010fob0010fsR0010fuR0010fvV0010f-P0010g3S0010g6Y0010gBR
0010gEJ0010gJe0010gLa0010gSa0010gTR0010gUY0010gVY0010gXR0010gfS0010giY0010gmZ0010goP0010grT0010gsN0010guR0010gwd
0010g_Y0010h3T0010h5S0010h7P0010hAb0010hDQ0010hGT0010hOZ0010hPM0010hRL0010hSS0010hTY0010hXY0010haO0010hjb0010hlT
0010hmV0010hoc0010htY0010hvZ0010h_K0010iFa0010iGj0010iHU0010iIM0010iNR0010iPS0010iQQ0010iUN0010iVR0010iZP0010iba
0010icS0010idS0010ipO0010isS0010itr0010iuh0010iwU0010izZ0010i-U0010j0G0010j5Z0010jES0010jHa0010jIR0010jJX0010jMT
0010jSa0010jTb0010jcY0010jld0010jng0010joX0010juY0010jvS0010jwR0010jxR0010jzR0010k0a0010k4Q0010k5O0010k6L0010k8Z
0010k9T0010kCV0010kEQ0010kGa0010kHN0010kIY0010kKS0010kRa0010kST0010kbY0010kdY0010kfY0010kgU0010khR0010kjS0010kpU
0010kvU0010kya0010kzT0010l0Y0010l2Y0010l7P0010l8U0010l9e0010lDQ0010lGT0010lRS0010lSL0010lWa0010lZR0010lbR0010ldT
0010lld0010lnR0010loT0010lrU0010lvO0010lxa0010l-U0010m8T0010mBT0010mCM0010mGS0010mHc0010mIT0010mJM0010mKP0010mOU
0010mPS0010mSd0010mTM0010mXT0010mbU0010meQ0010mna0010moO0010mrf0010mvT0010n0R0010n6X0010n7P0010n9O0010nGT0010nLZ
0010nMT0010nOD0010nPI0010nTc0010nYa0010naa0010nkT0010nlO0010nnK0010nrY0010nsQ0010ntQ0010nzS0010o3T0010o7O0010o8H
0010oAH0010oCR0010oDR0010oEd0010oFR0010oHd0010oIU0010oMS0010oNT0010oUR0010oWT0010oXY0010oYQ0010oZQ0010oaT0010odT
0010oeO0010ofP0010oje0010okT0010olU0010onS0010opP0010otK0010oxR0010oyS0010o-T0010p0S0010p4g0010pAU0010pBa0010pJS
0010pLT0010pMN0010pPT0010pSb0010pTN0010pUb0010pXR0010pYT0010pZZ0010peR0010pfZ0010piP0010pje0010pmV0010poN0010ppS
0010pqH0010psU0010puQ0010pvP0010pzS0010p-S0010p_L0010q5a0010qAU0010qEZ0010qFM0010qGT0010qHP0010qIR0010qJR0010qKY
0010qMS0010qRQ0010qWT0010qZK0010qeP0010qpS0010qrY0010qtS0010quh0010qxY0010qzS0010q_R0010r7T0010r8U0010rBQ0010rDg
0010rHU0010rIQ0010rLY0010rST0010rTP0010rVQ0010rYH0010rab0010riY0010rjP0010rrZ0010rtX0010rvY0010rwP0010ryM0010s5S
0010s6Y0010s9S0010sAc0010sBX0010sCX0010sEL0010sFV0010sIS0010sJi0010sLZ0010sOZ0010sUa0010sad0010scO0010sfc0010shT
0010snZ0010soR0010ssT0010swT0010syd0010s-P0010t0Q0010t2c0010t3b0010t5R0010t7V0010t9H0010tBS0010tDJ0010tJR0010tLT
0010tOZ0010tPQ0010tVV0010tXT0010tYa0010tbQ0010tcS0010teY0010tgJ0010tjD0010tnL0010tuZ0010txZ0010tya0010t_Z0010u6Q
0010u9U0010uDO0010uEY0010uFH0010uMa0010uNY0010uWS0010udf0010ugV0010uia0010unY0010usY0010utU0010uvS0010uyP0010uzS
0010u_b0010v1e0010v7a0010v8f0010v9X0010vIf0010vKU0010vMZ0010vNb0010vPb0010vUU0010vVT0010vXZ0010vZb0010vbc0010vdU
0010vhR0010viU0010vlg0010vxT0010vya0010v-d0010w3R0010w5b0010w9c0010wAg0010wCR0010wDb0010wHb0010wKP0010wLS0010wMb
0010wQm0010wUD0010wVG0010wW20010wYY0010wZT0010waY0010whU0010wkb0010wlb0010wmT0010wob0010wpd0010wrZ0010wsU0010wwQ
0010wxR0010wyK0010wzM0010w_a0010x0X0010x1R0010x3Q0010x7a0010x9T0010xAQ0010xBa0010xPZ0010xRS0010xTS0010xUQ0010xVI
0010xXS0010xbT0010xcS0010xeR0010xfT0010xlU0010xmQ0010xnS0010xoE0010xqS0010x-R0010y2Z0010y6b0010y7R0010yDU0010yJU
0010yKa0010yLQ0010yXT0010yYT0010yec0010yhR0010ykR0010ylT0010ymI0010ynh0010ysc0010ytS0010ywb0010z1a0010z3a0010z6P
0010zAe0010zDV0010zET0010zHS0010zMT0010zOb0010zQS0010zSa0010zWZ0010zXU0010zbU0010zcS0010zdS0010zfQ0010zgS0010ziS
0010zkT0010zpZ0010zsZ0010zub0010-4h0010-GZ0010-HZ0010-IS0010-VU0010-Wg0010-YU0010-Zn0010-bP0010-gZ0010-jZ0010-nQ
0010-qY0010-rR0010-sT0010-vZ0010-yh0010--c0010_3X0010_4N0010_AZ0010_Bd0010_FS0010_GS0010_JU0010_QX0010_TZ0010_VT
0010_cY0010_eT0010_fU0010_iT0010_xd0010_zb0010_-T0010__L001105S001106f00110BU00110CU00110ET00110FS00110LT00110NV
00110Ta00110aP00110eZ00110fj00110kd00110lZ00110nT00110sh00110vZ00110-d00110_Z001118j001119b00111Aa00111Bp00111Mk
00111QT00111RU00111Xe00111da00111mS00111sr00111te00111vQ00111wO00111ya00111_Z001121i001125R001126S001127T001129k
00112FO00112Jf00112KZ00112LE00112O900112PR00112QU00112SO00112UY00112VQ00112XM00112aS00112dY00112gZ00112iT00112mk
00112oQ00112pQ00112rZ00112wH001134S001135O001136S001137M001138b001139O00113BS00113JU00113MS00113NR00113PO00113QO
00113RT00113dT00113ha00113lR00113nZ00113pQ00113uT00113wX00113xT00113zE00114Ab00114BR00114Ce00114DR00114ET00114GR
00114MS00114OT00114Qa00114Rb00114Sg00114TU00114XV00114bS00114jg00114n_00114wI00114xS00114yR00114_d001158Z001159a
00115AZ00115BS00115JR00115La00115NR00115PX00115Qc00115SM00115TU00115Ua00115VG00115WZ00115gb00115iY00115jb00115mZ
00115oa00115qa00115wa003002X00300Ig00300Kd00300Lf00300Ma00300Nd00300VT00300ZU00300kO00300zU003013Z003017c003019Q
00301CU00301DL00301EV00301Jb00301KQ00301Pa00301dU00301fc00301hT00301iV00301tT003022L003024U00302BZ00302FX00302Tb
00302gS00302wS003035S003036U003038T00303JX00303Na00303aR00303fZ00303nT00303pS00303xV00303yP003040T00304AR00304BZ
00304Cb00304DZ00304Fb00304Ka00304iU00304vd00304xP003051T003054R003056a00305Kb00305PT00305RU00305bY00305gM00305hU
00305iR00305nT003060S003063b00306DS00306Ib00306Ya00306eY00306fS00306mS00306oS00306td00306xQ003071T003075S00307AT
00307Gc00307IV00307Md00307Oa00307QQ00307SU00307TT00307aS00307cS00307eS00307hR00307kX00307sU00307vj00307wY00307yR
00308Gg00308HS00308Ib00308SS00308gZ00308hR00308jc00308lT00308mT00308nY00308sT00308vR00308_T003091a003092U003094R
003099Z00309CU00309DU00309KT00309UZ00309Wb00309YT00309ZT00309cQ00309kY00309lJ00309oS00309qU00309sT00309yh0030A5U
0030AEU0030AKX0030AQS0030AWT0030AaU0030AmO0030AnS0030ArS0030AyU0030B4T0030B5Y0030BAY0030BCU0030BFa0030BJT0030BLZ
0030BOT0030BSP0030BTS0030BUZ0030BWS0030BXc0030Beb0030BwR0030BxT0030C2Z0030C3Y0030C4T0030C6a0030C9X0030CAS0030CBT
0030CPS0030CST0030CUZ0030CaT0030Ccc0030CiS0030CnU0030Coa0030CpU0030Cvb0030CzZ0030C-S0030D3d0030D5T0030D6Z0030D7M
0030D8N0030D9S0030DHc0030DYc0030DZR0030DcQ0030DrR0030Dsb0030E1R0030E9S0030ErS0030Esa0030EtS0030F8U0030F9T0030FBN
0030FCU0030FIT0030FTZ0030FUb0030FWT0030F-Y0030F_T0030G2Z0030G8S0030G9N0030GMS0030GSS0030GYc0030GZd0030GcU0030Gdb
0030GgZ0030GhZ0030Glc0030GqU0030GtU0030GzO0030G-a0030H0Q0030H4b0030H7Z0030H9S0030HQa0030HRP0030HYZ0030HZb0030Haa
0030HfP0030HmT0030HxR0030H-a0030H_e0030I5V0030I7a0030IfP0030IkP0030Ima0030IvT0030Izb0030I-Z0030J4T0030J6e0030JAR
0030JDT0030JES0030JLZ0030JWf0030JdU0030JeZ0030JfV0030JhS0030Jld0030JvK0030JyZ0030JzZ0030J_a0030K6U0030KIT0030KYR
0030KaX0030Kbd0030KdT0030KeT0030KiR0030Kkb0030KrQ0030KuU0030KvZ0030K_V0030L0P0030L1U0030L2d0030L3Y0030LBQ0030LCS
0030LGb0030LIb0030LQT0030Lsd0030Lub0030LvZ0030Lwc0030M1Y0030M2b0030M3Y0030MFa0030MOS0030MRN0030MTP0030MUZ0030MWU
0030MZQ0030MdS0030MhZ0030MmR0030MnU0030MpR0030MsU0030MtU0030NGa0030NIT0030NLS0030NWR0030NhU0030NrQ0030NsY0030Nvc
0030N-X0030O9Z0030OUU0030OYR0030ObY0030OcR0030OdT0030Oic0030OkR0030Otf0030OvP0030P3P0030PLY0030PNT0030PcT0030PhR
0030PlM0030PnS0030Pva0030Pwc0030P-Y0030Q0R0030Q5R0030QAR0030QER0030QHR0030QoT0030Qrc0030QuT0030QyS0030R0a0030R3P
0030R4T0030RCV0030RGa0030RPR0030RUV0030Rma0030RpT0030RuV0030RwR0030S0a0030S3a0030SIN0030SeR0030SgP0030SiT0030StY
0030SxZ0030SyU0030T0Y0030T2R0030T4Q0030TBS0030TTZ0030TWa0030TYR0030TaS0030ThZ0030TpZ0030U6b0030U9R0030UCT0030UHf
0030UUQ0030UVU0030UXY0030UbT0030UdY0030UeU0030UnU0030UoS0030UvQ0030UyU0030VAb0030VEU0030VFU0030VHR0030VIS0030VNd
0030VOd0030VUZ0030VVU0030VeT0030VjT0030VnN0030VsZ0030VtR0030VzS0030W5c0030W7a0030W9Z0030WBb0030WJQ0030WOR0030WaN
0030Whd0030WkT0030Wnc0030WpY0030WsT0030WtV0030WzS0030X8S0030XAa0030XEb0030XPZ0030XRe0030XTU0030XZP0030XeP0030XgT
0030XiO0030XjT0030Xwa0030X-T0030X_V0030Y0R0030Y2S0030Y5T0030YFM0030YKR0030YMa0030YSU0030YTU0030YqR0030YvU0030YyU
0030Y_T0030Z0e0030Z3X0030Z9V0030ZCQ0030ZFQ0030ZMR0030ZPQ0030ZQP0030ZRY0030ZhT0030ZiY0030ZmU0030ZoQ0030ZvS0030Zwa
0030Z-Y0030a1U0030a3P0030a6b0030aAb0030aCS0030aHO0030aKR0030aNU0030aRY0030aeY0030anQ0030awU0030b5V0030b7R0030bEU
0030bIV0030bJP0030bTf0030bZU0030bfa0030bjO0030bkL0030bnR0030byT0030bzT0030b-T0030c4a0030c8U0030cBc0030cCO0030cGU
0030cNV0030cOV0030cPY0030cVb0030ccc0030ciU0030cmT0030cnT0030cob0030cqa0030csd0030ctT0030cvT0030cxU0030d2Z0030d3R
0030dGS0030dLV0030dTZ0030dYR0030daZ0030dfZ0030dkZ0030dpU0030dsa0030dxa0030e9T0030eBY0030eJT0030eKT0030eOT0030eRT
0030eXT0030eeY0030egc0030ehS0030enc0030ezT0030e-S0030f7T0030fBY0030fIc0030fNY0030fOZ0030fPU0030fWP0030fdU0030fgT
0030fhR0030foR0030fva0030f_R0030g3a0030g4S0030gET0030gLc0030gaP0030gia0030gmd0030h7a0030hAa0030hDR0030hET0030hGZ
0030hMS0030hOY0030hPa0030hTU0030hcT0030hlS0030hmR0030iKT0030iUR0030iVT0030ibR0030ioM0030ipS0030iyT0030i-T0030i_T
0030j0P0030j4a0030j5T0030jAT0030jJV0030jbY0030jcb0030jlV0030jnZ0030joZ0030juf0030k1O0030k3a0030k5T0030k6R0030k8P
0030kGS0030kbY0030kfV0030kgS0030koS0030kxj0030l2O0030l7Q0030lDR0030lGV0030lNS0030lPS0030lSR0030lWS0030lwP0030lxT
0030m8R0030mJb0030mOd0030mSP0030mTU0030mnR0030mzS0030m_b0030n1Z0030n2b0030n6U0030n9R0030nLV0030nMT0030nNY0030nPS
0030nRT0030nkb0030nlU0030ntY0030nzQ0030o3c0030o7Y0030o8T0030oAY0030oCS0030oGd0030oWV0030oaU0030ofY0030ogT0030olT
0030onR0030otT0030owT0030oxV0030oyZ0030o-T0030p0T0030p4P0030p7b0030pAS0030pJU0030pLQ0030pTP0030pYb0030pZY0030pfa
0030pgY0030pjS0030pmU0030pqS0030pvS0030pyY0030qCR0030qHU0030qJT0030qKR0030qLX0030qMS0030qNY0030qWa0030qda0030qxa
0030r4b0030rJY0030rLZ0030rVa0030rYU0030ryR0030s6U0030sAY0030sBR0030sCT0030sES0030sFa0030sIS0030seQ0030sgY0030shT
0030sjY0030snb0030sob0030suT0030swT0030sxV0030szR0030t7R0030t8Z0030t9L0030tDO0030tHT0030tJY0030tYV0030taT0030tgP
0030tka0030tuQ0030twQ0030uEX0030uPT0030ufU0030unY0030urY0030usT0030uxT0030u_Y0030v0Q0030v1Q0030v9Z0030vGY0030vIZ
0030vMb0030vXX0030vbS0030vcS0030vlY0030vya0030w3Y0030w6T0030wBU0030wHS0030wJR0030wKd0030wMS0030wUU0030wVO0030wWL
0030wXS0030wYb0030waT0030wea0030wlR0030wmX0030wpR0030wrZ0030wsR0030wxR0030wyO0030w_U0030x0Y0030x1Q0030x3O0030x7T
0030xPZ0030xRU0030xUU0030xeT0030xfT0030xlP0030xmO0030xnT0030xoF0030y3O0030y6Y0030y7T0030yXT0030yYS0030yeV0030ymT
0030ysZ0030ywS0030yxY0030yyY0030y_T0030zAV0030zDT0030zER0030zHZ0030zXZ0030zZT0030zcZ0030zdd0030zmR0030znd0030zpR
0030zqS0030zxa0030-1Z0030-4Z0030-7V0030-8T0030-9b0030-EQ0030-VY0030-WR0030-Zc0030-dV0030-eU0030-nT0030-yR0030-zV
0030_2T0030_AZ0030_DU0030_KO0030_Qk0030_uY0030_xT0030_zQ003104Y00310Bb00310CP00310RU00310Ta00310VS00310cT00310fk
00310lZ00310tZ003118Y00311Mc00311RT003127S003129Y00312AU00312KS00312LT00312NZ00312OR00312Pb00312Zb00312gU00312iP
00312mT00312qZ00312rQ00312tU00312uU00312va00312wV003131V003138b00313BV00313DT00313LU00313Pa00313RY00313TZ00313Xb
00313aa00313dZ00313nS00313pT00313zS003144Z00314Ba00314DY00314QY00314Rf00314ef00314jX00314mb00314nU00314wV00314_R
003150T003151S003158T00315AT00315CT00315PP00315SR00315TS00315gc00315iS00315uV004002S0040NUZ0040Zvb0040cNe00D002c
00E0-nZ00F0-na00H002d00I003a00I0IGQ00I0uNS00I10TZ00K002g00K003Z00L002P00L003U00L02bS00L0BWZ00L0zpa00M0zpc00M0-1a
00M0-nM00N003a00N0zpc00Q0fve00R0BWY00S0V_S00S0YQb00T003U00T0cCS00V002Q00V07IY00V0BWT00W0zHb00X003Y00Z002S00Z003U
00Z0CDQ00Z0FON00Z0MWc00Z0NUU00Z0Vjc00Z0X_k00Z0zpZ00Z0-nb00Z0-qY00d0-nY00e002U00f002g00f003O00f0Ind00f0RCS00f0bjT
00f0-qe00g002a00h003b00k003T00k0Jye00k0NUS00k0ZvU00k0anT00k0lwb00k0-ZS00n0ZvT00r0Jyb00r0NUZ00t08SS00t08db00t0tVc
00u0XwR00u0zpS00v0XwY00w0t5d00y003S00z002Q00z003Z00z0KsT00z0NUT00z0UdT00z0bjS00z0p4S00z0-Wa00z0-nT00z14wb00-0NUT
00-0-nS010002S012002P0120dLQ013002V01301dZ0130BXU0130cOQ0130ccR0130vba0130_QM015002R016003Z017003Q0170unc0170waS
01713Ra01C002O01C003O01C022Z01C0BNa01C0Bwa01C0LuZ01C0MTZ01C0MWR01C0UmZ01C0cCc01C0cOa01C0pYQ01C0-nP01C12rc01D003T
01D0NUU01D0cCU01D0-nU01E002S01E003P01E01QT01E02VT01E0MWd01E0SIe01E0UmY01E0cCS01E0rBZ01E0swY01E0-nQ01J003a01K003S
01K0NUY01K0RuR01K0UdV01K0dLb01K0hcb01K0tVa01K0vla01K0-nY01K10Vb01L002V01L003Z01L0Nsb01Q09cT01Q0quZ01Q12rU01Q12uT
01c002U01c003Y01d003Z01d022S01d02VR01d038Y01d052b01d0AOS01d0Gua01d0JyS01d0KbP01d0LuU01d0LzM01d0O9a01d0ZoZ01d0l-R
01d0n6a01d0oAZ01d0qCa01d0qJb01d0t9a01d0xnZ01d0yec01d0zDS01d12OT01d13za01f002V01f003Y01f01dR01f02bc01f040Y01f0Rua
01g003Y01h002R01h003Q01i002Z01i003S01i0BCS01i0HZS01i0ONb01i0RCT01i0UdU01i0-nY01j002T01m002U01r003c01t003N01w002Y
01x002a01x003T01z002Y01z003R021002S021003T02101da022002U022013T02203na02206oc02209qT0220Jfa0220KvT0220K_a0220TbT
0220Udb0220VzZ0220XSS0220ZiS0220cPZ0220d3V0220fdQ0220fgS0220oxZ0220oyb0220p0T0220p4a0220sxa0220twS0220yxT0220zEY
0220zpX0220-7T02212uS0230NUa0230dfT024002Y024003S0240GNb0240-nT025003Z026002T026003U0260RCU0290NUa0290-nT02915gQ
02B002V02B003R02B07IT02B0NUZ02B0Rub02B0una02B0-nT02B13DY02C026T02F013b02F024U02F02VT02F040a02F044T02F05UR02F05fZ
02F05nb02F07rT02F09lX02F0AnT02F0BJU02F0BUU02F0D7b02F0EBR02F0Ewc02F0F9U02F0H0d02F0I-b02F0K_R02F0L0Z02F0LuO02F0Mte
02F0OyZ02F0P-V02F0RuU02F0T2c02F0TWU02F0VHY02F0VzT02F0XeZ02F0XxZ02F0Z0T02F0b8b02F0ccQ02F0fXT02F0i-T02F0nOi02F0rYV
02F0sBU02F0svT02F0tgY02F0uFZ02F0wVi02F0z4a02F12JT02I0fdT02R0zpc02S0dLY02U0BWa02V00ZS02V00zc02V019a02V01GZ02V01KY
02V034U02V03Te02V03yg02V04Ad02V04JS02V0IOU02V0IvS02V0KIR02V0KbX02V0K_b02V0LIS02V0LNb02V0LaS02V0LhR02V0ReS02V0S5a
02V0S8S02V0S9Q02V0TGS02V0TaS02V0TnY02V0T-Z02V0UHX02V0UVT02V0UhY02V0d2V02V0daa02V0dbU02V0dxS02V0eaT02V10vZ02V10-a
02V118V02V11BS02V11Fa02V11Mb02V129Z02W002a02W003a02W0NUZ02b003U02b026Z02b02Va02b04GS02b07kU02b07vT02b07wZ02b09Kb
02b09cb02b09yZ02b0AKa02b0C8a02b0C9a02b0C_S02b0D6S02b0DYZ02b0DrY02b0ErZ02b0F8S02b0F_a02b0JAa02b0Luc02b0NsS02b0OiS
02b0PLQ02b0Phc02b0PvV02b0QOS02b0RCZ02b0R_R02b0SIa02b0TaR02b0UdV02b0Uma02b0Uyb02b0Vjc02b0W5S02b0Yba02b0ZPc02b0bjZ
02b0byb02b0cNY02b0ccS02b0dlT02b0eBY02b0fTa02b0foa02b0fva02b0f_S02b0hcR02b0hla02b0izR02b0lNT02b0lVa02b0lwR02b0nLb
02b0nnT02b0o3a02b0pva02b0qHb02b0rYR02b0shS02b0t7S02b0t9Y02b0tVb02b0tjb02b0u6U02b0usa02b0vXb02b0wUZ02b0waZ02b0y6S
02b0y7T02b0zAU02b0zpV02b0zta02b0zuZ02b0-1Z02b0-qT02b10Bh02b12KY02b12pT02b12rZ02b13RR02b13wY02b14Da02b14QS02b14wV
02b155d02b15Sa02f0NUP02f0UdR02f13BT02g002Z02g003T02m0Jyd02m0Tac02m0izU02m0-4P02p01cZ02q002T02q013S02q0IYY02q0K_a
02q0YAb02q0b5T02q0cOT02q0dLS02q0n2Q02q134a02s002Z02t002Y02u0UdY02v0VZS02w002Z02w003c02w07aS02w0DsR02w0M2O02w0ONR
02w0OiS02w0PLQ02w0Udf02w0VjZ02w0oxZ02w0pfS02w0qLT02w0tYU02w0teS02w0tkS02w0-nS02w0-qe02w13Ba02w13Re02z002a02z0DrS
02z0RCS02z0UdU02z14_a02-0JfT030002f030003Y034002Y034003O03404AT0340C6T0340KbZ0340LuO0340RCT0340-nS03414_T036002V
036003R0360Jyd0360xoa0360-nU037003Z0370AOR0370-nR038003R0380ErS03B003a03E003U03G002T03G003T03H003T03I002Z03J003T
03J02FT03J04id03J0BJa03J0DZU03J0F9Z03J0FbZ03J0GeR03J0GtQ03J0RST03J0RuP03J0S4f03J0TWa03J0UHb03J0b5S03J0bcb03J0cNR
03J0ccT03J0dRO03J0dlZ03J0eXS03J0lWT03J0p4e03J0rYT03J0uFR03J0vld03J0wwe03J0y7a03J0zpd03J0-ye03J12wY03J15gf03M003Q
03N002b03N003T03N0-nR03O0NUa03O0fkc03O0-nT03Q003V03T002Q03T003a03T0RuT03T0SIR03T0dLT03T0eBb03W003b03Y002T03Y003U
03Y0O3S03a013a03a022Z03a02VY03a02md03a03Na03a07rT03a09qR03a0Ama03a0BJa03a0CkT03a0Erb03a0F9Z03a0HjU03a0KuT03a0LBU
03a0M1a03a0RuR03a0UHS03a0UdR03a0UmS03a0UyR03a0VOU03a0XjU03a0cCT03a0cQZ03a0fQZ03a0fvS03a0hkT03a0oyU03a0r4d03a0wMZ
03a0xmb03a0zDS03a0zpY03a0zuU03a0-1S03a12rU03a14eQ03a15aQ03c02zT03c034b03f0NUT03j002Q03j003c03l003Q03n002R03n003R
03n0fgU03n0zpZ03n0-nY03p003T03p0Luc03p0NUa03q002U03q003Q03t0-nZ03t14_V03v0quT03w0-nT03x02FT03x0ccS03y07aU03y0BWc
03y0C6a03y0F8T03y0JyT03y0kfQ03y0pvS03y0t7R03y0_nS03y13wQ040002Z040003S04001KT0400AOT0400JAT0400R4T0400SIT0400VES
0400VjU0400Wla0400XtS0400b6T0400dTa0400fvd0400hgZ0400pYT0400qZc0400rab0400zZR0400zpV0400-1R04013RR043002a0430zpS
04313nZ0440-nR04412wa046002a046003T04A002a04A003T04A0CDa04A0NUY04A0cxS04A0dLa04A0-nX04A14_Y04B002a04B003Q04B0-ne
04C0-nX04D002S04D0KYb04D0lGg04D0nzZ04F002T04F003M04F0JyZ04F0NUT04F0bjZ04F13BZ04G003U04G03Ja04G0-nQ04J002T04J003S
04J04xa04J09cT04J0BCU04J0CPZ04J0Jha04J0LuN04J0NUX04J0O3T04J0Q5R04J0a1T04J0a9Z04J0hDR04J0jof04J0sha04J0teS04J12iZ
04J14_R04K002S04K003c04K0-nY04K14_U04L002U04L12rS04L13WS04M002Q04M0-nb04M14_P04N002V04N003R04N04AP04N04Sc04N0BCa
04N0BFZ04N0I-a04N0Jya04N0KbT04N0LuP04N0Lza04N0NUU04N0RCS04N0UdY04N0a1e04N0oxR04N0qLe04N14wZ04N14_S04O003T04P003Z
04R002R04S003Q04S09yT04S0BCa04S0Lza04S0Q5P04S0hOc04S0tVR04T003Q04U0-nf04Z0AOU04Z0GAZ04Z0ZoZ04Z0mHa04Z0mYY04Z0nRa
04Z0yeQ04e002Y04f003b04h08sT04i003O04i040Y04i07vR04i0JyS04i0NUU04i0O3Z04i0RuS04i0ccP04i0dfU04i0gOT04i0-nh04i12wa
04j003c04n0sFa04o0zeZ04q0dLb04s002Z04s003S04s05PZ04s09yR04s0DCY04u0KIb04v002Z04v003Q04v0JAb04v0dMZ04v0dfT04v0dkb
04v0iPS04v0-nT04v0_QT04v14_f04w07IT04w12JS04x002Y04x003S04x0Lue04x0NUa04x0hDP04x0-jU04y03Ja04_003S04_0ize04_0zDZ
0500dMR0500x0U05012JU051002Z052002S054002S054003a0540NUb0540O3a0540XwT0540dzR0540olR0540otZ0540pob0540x0T0540yeS
05412Ub05414Dd056003S05606AT0560Dra0560oxP0560pfd05613Bc05B002T05B003V05B0x5g05D003T05D0hOa05G003T05G0X8T05J002Y
05K002b05K003R05K09qc05K0BFR05K0aoc05K0dTT05K0fva05K12iO05L0dfS05O04JU05O04ST05O0Oia05P002Z05P0F8Z05P0MOS05P0NUR
05P0O3T05P0VEZ05P0dLR05P0nNS05P0unS05P12KY05R002S05U003b05U004R05U00FT05U00KU05U00Qa05U013a05U01Da05U021R05U024Z
05U02Va05U03ne05U040a05U044b05U04iU05U04qT05U07eZ05U08IR05U08hY05U09YZ05U09la05U0AiT05U0AnR05U0BJZ05U0BUP05U0CMY
05U0D7h05U0Ewa05U0F9X05U0FXV05U0Fba05U0GtZ05U0Hfa05U0I5c05U0I-h05U0KDZ05U0KqT05U0LuQ05U0MPb05U0NsU05U0OLT05U0PIf
05U0Pib05U0RuY05U0S0Q05U0T2b05U0TWS05U0UHP05U0WvY05U0Y0Z05U0YtT05U0Z0S05U0aCb05U0aeT05U0b5T05U0cQM05U0dLZ05U0dfZ
05U0fUY05U0hic05U0i-O05U0k4T05U0lDT05U0lGQ05U0lNY05U0lWa05U0m9T05U0mPT05U0mVa05U0nOT05U0nZR05U0nla05U0nsZ05U0o8a
05U0onb05U0plT05U0ppS05U0qBQ05U0qFb05U0qLT05U0rCT05U0rVZ05U0rwU05U0sBY05U0tDU05U0tPT05U0tge05U0usV05U0v1Z05U0vld
05U0vyS05U0wVZ05U0wyh05U0y7S05U0yfS05U0zpY05U0-yS05U10lQ05U11vS05U123c05U12La05U12qR05U136R05U13NR05W003O05W0EyS
05W0NUe05W0VET05W10VS05W14_T05Y0-qa05b003Y05b02Vb05b02me05b054R05b09qZ05b0UmT05b0UyQ05b0Xwb05b0cCT05b0cNU05b0cOZ
05b0ccZ05b0dLa05b0iZR05b0zpU05b0zuS05b0zyc05b0-1Q05b12wh05b14QS05b14eQ05c013b05c0WaP05c0iZT05c0lWZ05f003Z05f01DY
05f036Z05f08hc05f08td05f09lQ05f0BJT05f0D7T05f0F9V05f0FbS05f0G2S05f0Gtg05f0H-T05f0KYT05f0KqT05f0LOT05f0LuU05f0MMc
05f0MeS05f0NsZ05f0OAa05f0RSU05f0S0Z05f0T2b05f0TWR05f0U6c05f0Z0Z05f0asS05f0lGT05f0lwS05f0nOa05f0nZe05f0o8Y05f0oCd
05f0oyS05f0qdc05f0sBS05f0tDT05f0tgU05f0usT05f0wyS05f0xoU05f0zcS05f12LZ05g002P05g003P05g07ha05g09kQ05g09oS05g0PlS
05g0Uma05g0VGb05g0cGS05g0j0a05g0pmZ05g0wWU05g0zpY05h002U05h0-nT05i0dLS05j0dLT05k002T05n01DZ05n0F9Y05n0Yka05n0ZqT
05n0pLZ05n0uES05n0wVa05n0wyc05p0-nY05q0zpZ05r0IbQ05t0GeR05t0zpY05v0cOU05w0GQZ05x0kbT0600HPS0600KbP0600hcY0600-nZ
061003S062002S062003U064002R065002T068003U0680x0Q06814_b069003T06A002U06A003R06A00ZZ06A06AS06A0CqT06A0Pwa06A0Rua
06A0SIT06A0Uda06A0YmU06A0Zzc06A0dLa06A0-nU06A10VT06A14_d06B07IY06B0I5P06B0NUc06C002T06C0oxb06C0zDR06D003U06D09Wa
06D0RuT06D0-na06F0MdU06I002Y06I003T06I0JyS06I0NUM06I0Uda06I0WtZ06I0fVQ06I0unc06N002b06N003S06O002Z06O0-VS06R002Y
06V003Z06V0P-S06V0zpR06X089Q06Y002T06Y003a06Y0-nU06a003a06e002R06e003d06e0AOd06e0UdO06e0waT06e0wmP06f002U06h003Z
06j002a06j003S06l002a06l0Lue06m003T06n002c06n003c06n0gtP06o002d06o003V06o04iS06o0BCe06o0O3a06o0RCZ06o0UdR06o0Z-b
06o0bjZ06o0xfT06p003T06p040T06r002a06t002a06t003U06t0D9S06t0NUb06t0RCS06t0RuS06t0SId06t0UdT06t0Vjc06t0nLT06u003T
06x002U06x003T06x0O9a06x0dLU06x0eid06x0-nZ06y003a06-002R06_002b06_003Y06_040R06_0S8b071002S071003b07109cZ0710GqR
0710LuQ0710NUT0710oxZ0710zpd072002S072003g07301ib075002T075003S07F002U07G003V07G02VO07G03JS07G07vT07G0CoR07G0Dsc
07G0GYR07G0LBR07G0LuZ07G0NsY07G0P3Y07G0PvT07G0P-a07G0UdZ07G0UmT07G0UyY07G0VjS07G0cNb07G0ccS07G0hGb07G0lNZ07G0lwN
07G0tVe07G0wwZ07G0znS07G0zpX07G0zyR07G0-1Z07G14DY07G14Qc07I002a07I003Q07I01EU07I01QU07I02mS07I02qS07I09cU07I0BCZ
07I0BFT07I0CFZ07I0ErT07I0Hda07I0MdR07I0PLT07I0RCh07I0UXT07I0VjU07I0XRd07I0XjS07I0bSa07I0bjY07I0eSc07I0g3Y07I0hDS
07I0kbS07I0o3T07I0rYR07I0sIc07I0tVU07I0vMR07I0zpY07I0-4S07I0-Ib07I12iZ07I12rQ07I131U07I15iS07J002S07K002Z07M003U
07M03TQ07O002P07O003X07O040T07O0O3M07O0RuY07O0nzR07O0-nY07O14_S07O15TT07P08RT07P0Dre07P0fva07P0tVT07Q002Y07Q003Q
07Q01dR07Q02bO07Q03aS07Q040Z07Q07GR07Q09kS07Q0Cpa07Q0Drb07Q0GlU07Q0Gqa07Q0I5R07Q0JhR07Q0KbT07Q0MWX07Q0PvS07Q0QdP
07Q0RCT07Q0T0c07Q0UdY07Q0Unb07Q0Vjc07Q0XwZ07Q0YmT07Q0ZPZ07Q0abR07Q0aqU07Q0bjT07Q0ccP07Q0fvZ07Q0n6c07Q0tYe07Q0unR
07Q0utd07Q0wlT07Q0w_a07Q0x0S07Q0-nb07Q14DS07Q14wQ07Q15Pa07R002S07S002U07S03aS07S0pvb07U002a07U003T07U0NUa07W0PwM
07W0cCc07Z002Z07a002U07a003T07a0LuT07a0XRb07a0dLa07a0zpT07c0LuZ07c0NUb07c0PjY07c0UdU07c0kxh07c0nTa07c0tjS07c0-9b
07d002R07d0NUc07e002J07e01dh07e05gb07e07Gc07e07IS07e0NUR07e0O3P07e0Ruf07e14_X07e151c07f003Y07f0Hac07h003b07h02wS
07h0D6a07h0Fob07h0XRZ07h0dfP07h0_QS07j04va07k02Ga07k08HU07k0Phb07k0PoQ07k0RRT07k0WZT07k0cck07k0coQ07k0dlY07k12pT
07k13XS07m002S07m003Z07m0oxO07m0zDR07n002P07n003Z07o002b07q003T07r002X07r0VjT07s0VET07s0kbb07s0zDZ07s0-ZS07t002T
07t003T07u002S07u0NUU07v00Zb07v01CZ07v023R07v037K07v05UX07v060b07v071f07v07QT07v07WR07v08sT07v09RZ07v09kY07v0AOZ
07v0AmZ07v0B-b07v0CLU07v0D6Y07v0ERT07v0IzT07v0JWS07v0Kpa07v0MOU07v0MnY07v0OaR07v0PhS07v0T1g07v0TTT07v0XOO07v0XcZ
07v0Xra07v0YvR07v0aBR07v0bCP07v0dpa07v0fTa07v0gBT07v0ixT07v0lNk07v0mTb07v0n6c07v0nNa07v0o7S07v0pSd07v0qEZ07v0rVU
07v0saR07v0t7U07v0tgX07v0vyS07v0wUi07v0x0a07v0yea07v11Xd07v12KX07v12pU07v13PT07v15Pc07w05Ua07w0BTa07w0D6a07w0ERa
07w0F8Q07w0GFU07w0J1a07w0MnX07w0Oib07w0Xca07w0fTS07w0ize07w0lNT07w0o7a07w0t7c07w0tgg07w0wUb07w12Ka07x003T07y002Z
07y003U07-002S07-003U07-0NUa083002Q086002a086003T0860dLS087003a08715cb0890joQ08B002Q08B003c08B0NUQ08D12JV08E12JU
08F003S08G003e08G02Va08G07IZ08G0IGa08G0Jya08G0Kbd08G0NQS08G0-Hd08G118a08G12JQ08G14nY08H003T08H0UkZ08H0iuS08H0zpP
08I07IS08I0zpd08L003S08O003Y08R002Z08R003a08R02ba08R08aO08R0MWY08R0O3T08R0YmZ08R0ccS08R0r9c08R14_R08S002Z08S003T
08S02bT08S08aU08S0DrZ08S0LuS08S0MWQ08S0Pva08S0RuU08S0UdY08S0oxd08S0shZ08S12wR08S13MT08T002Z08U002S08U003T08X002U
08X003b08X0C-a08a003T08a0-nU08d002a08d003R08d0NUb08e002Z08f002R08g002P08g003Q08g0GBR08g0KJb08g0NUU08g0RuQ08g0UdT
08g0XRf08g0X_S08g0Z9Z08g0dLb08g0oxb08g0tgQ08g0waZ08g0zpZ08g0-nT08h002S08h05gd08h0KIU08h0NUR08h0O3X08h0waR08h0-nV
08i0MWS08j002Y08j0GBT08j0NUb08j0O3b08j0RuS08j0-nU08k003a08k0O3T08l002V08l003a08l013T08l01dO08l05bR08l08GZ08l09kZ
08l09la08l0Jyb08l0O3a08l0PjS08l0Udb08l0dpQ08l0joQ08l0wgS08l0-nZ08l14DT08m002S08m003h08o003Z08p002S08s002a08s022Y
08s02bU08s0BFZ08s0BWa08s0Jya08s0LuO08s0MWc08s0NUY08s0O3T08s0RPZ08s0SIc08s0U9a08s0UdQ08s0ZvR08s0dfR08s0eXT08s0fkT
08s0hIZ08s0jIS08s0tVS08s0zDS08s0zpX08s0-4Z08s0_QT08s13nR08s15iY08t0NUa08t0eXT08v002a08v04Sa08v0NUf08v0QrU08v0RPR
08v0gMS08v0zpZ08x002Y08x003P08x0MWU08x0NUU08-002R08-0Lua08-0NUS08_0LuZ08_0NUQ08_0aZZ0910GMa0910tYZ096002a097002Y
097003R0970MWe0970unR0980pfS099003b0990O3d0990-nT09B0rNU09C002f09C003T09C0l0b09D0xwa09F003S09H002c09H003b09I07Ia
09J002S09J0O3a09J0-nS09K002d09K0HZb09K0NUS09K0Nsa09K0O3R09K0UdZ09K0XfV09K0bjb09K0cca09K0fvT09K0vlO09K0-nS09L03Ja
09N002R09O002I09O003Z09R002S09R003R09R0tYT09R0uET09R12JS09S12JU09U0Uma09U0VEa09U12JS09V002Z09W003S09W02ba09W07va
09W0HxN09W0NUU09W0dLY09W0dzT09W0hOP09W0zDR09W0-4T09W14wS09Z003U09Z022U09a0HZa09b0Qzb09c002e09c003X09c02bZ09c04JS
09c07Qa09c07cS09c08RT09c08SR09c08TS09c09lQ09c09yN09c0BJQ09c0BWc09c0BXU09c0Cod09c0H0O09c0HZb09c0HaR09c0IGS09c0Jyc
09c0KbU09c0NUV09c0O3U09c0OiT09c0QAT09c0QLQ09c0R3U09c0RCa09c0UdV09c0Ymd09c0ZvR09c0ccS09c0izS09c0lWb09c0lwd09c0tee
09c0uHZ09c0vIS09c0wkS09c0x7a09c0zOT09c0znb09c0-Za09c0-ne09c0-qi09c14wS09c14_U09d002Z09d003a09g002S09g0UdZ09g0upZ
09h003Q09k002b09k003U09k022Q09k02ba09k08lT09k0BSQ09k0BWM09k0JyS09k0LsR09k0LuZ09k0Lzi09k0MWa09k0NUZ09k0TGR09k0Uma
09k0V3Q09k0X_c09k0ZvO09k0dLY09k0daa09k0eea09k0lPa09k0v9b09k0vIZ09k0x7Z09k0zHb09k0zpU09k10ac09k159N09l002T09l003X
09l05gf09l07IS09l08lT09l0BWY09l0BwS09l0IGT09l0KbQ09l0NUa09l0eBZ09l0teT09l0vGP09l0zpU09l14je09l14wc09l14_T09o002Y
09o003S09o02bT09o06AS09o08lZ09o08ma09o09cZ09o0BSQ09o0BWg09o0BwR09o0KId09o0MWb09o0R3R09o0UmT09o0V9P09o0cOa09o0eBR
09o0eeZ09o0tVY09o0teU09o0vIR09o0wab09o0x7T09o0zpR09p0NiR09p0Z-T09p0joc09p0rVN09p0sZd09p0w3L09p0w_T09p14GN09q002Z
09q09ce09q0BFR09q0BWT09q0DrY09q0G9Z09q0NUZ09q0O3a09q0RCY09q0SgT09q0UdY09q0XRU09q0YmU09q0Zhc09q0Zie09q0Z-b09q0bjY
09q0pYZ09q0quT09q0sJR09q0tna09q0waT09q0wxe09q0-nZ09q0_3M09q10VT09q131Y09q14nb09q14_R09s003Y09t002e09t003Q09v0BCQ
09v0BFR09y002T09y003e09y0NUZ09y0O3c09y13OQ09z003Y09-0NUQ0A1003Z0A3002Y0A4003Z0A5002U0A5003c0A50Lua0A50NUU0A50Rub
0A510VR0A514_a0A6002U0A7002U0A7003S0A7040a0A814_c0A9002Z0A9003b0AD002Z0AD003Y0AD0O3T0AD0SIS0AD0bja0AD0blT0AE003U
0AK002d0AK003Q0AK03aZ0AK0JyZ0AK0KsT0AK0LuT0AK0NUT0AK0O3a0AK0Udc0AK0XEd0AK0ccR0AK0tDb0AK0-nS0AK14Da0AK14_P0AL002S
0AL003T0AL0-nQ0AM003a0AN002R0AN003b0AN0NUT0AO002Q0AO003V0AO02bR0AO03aS0AO0BCR0AO0Jyg0AO0LuZ0AO0LzN0AO0NUU0AO0O3P
0AO0RCb0AO0Rua0AO0dLS0AO0dUb0AO0oxT0AO0pfQ0AO0wmd0AO0-nc0AO0_QT0AP0O3b0AP0-nT0AQ002S0AQ003S0AQ0dTQ0AR002S0AR003T
0AR0dUS0AR0zDa0AS0bja0AU002T0AY002c0AY003S0AY0SIa0AZ003T0Aa002a0Aa040T0Aa05bT0Aa0Luc0Aa0VEU0Aa0X_b0Aa0dLU0Aa0tYb
0Aa0-8U0Aa0-nS0Ab0NUZ0Ac002S0Ag002T0Ah0anT0Ai002S0Am002K0Am003T0Am0NUS0Am0RuT0Am0Zvb0Am0oxO0Am0zpb0Am14_T0An002L
0An003a0An02bT0An0Kcc0An0NUR0An0VER0An0xoY0An14_a0An150a0Ao002S0Ao0o7a0Ap002R0Aq0zpZ0Ar003U0Ar0KIa0Ar0LuZ0Ar0ciS
0Ar0dLb0Au002b0Au003Z0Au09KS0B0003Z0B00JLa0B00cOZ0B00tYS0B00zpS0B40XDT0B50aqS0B6002Z0B7002c0B9002b0BA002c0BA003a
0BA0MWR0BC002Y0BC003b0BC02bU0BC02wR0BC07GS0BC07eS0BC08gc0BC08hT0BC0BCa0BC0DrR0BC0I5b0BC0KIR0BC0MWU0BC0MZb0BC0NUa
0BC0NsT0BC0O3P0BC0PvS0BC0R3Q0BC0RCS0BC0RuZ0BC0TGe0BC0UdZ0BC0YvY0BC0aET0BC0ccU0BC0dLY0BC0e8U0BC0izP0BC0jcZ0BC0nrS
0BC0tVS0BC0tgS0BC0utb0BC0-nX0BC0_1R0BC12KT0BC12wS0BC13BZ0BC14_Z0BC15cS0BE003Z0BF002Z0BF003R0BF02bZ0BF0Coa0BF0DrZ
0BF0Gqb0BF0JyU0BF0MWX0BF0NUS0BF0NsZ0BF0O3O0BF0Rub0BF0UdY0BF0VjS0BF0ccS0BF0dLS0BF0e8R0BF0fNT0BF0hAa0BF0jcZ0BF0nrd
0BF0p7a0BF0-na0BF12pc0BG003T0BI003T0BI0dfa0BJ002Z0BJ03ac0BJ07GU0BJ07IZ0BJ0NUd0BJ0RuP0BJ0dfU0BJ0tga0BJ0utY0BJ0zpY
0BJ0-1R0BJ0-nU0BJ12wT0BJ14wS0BJ14_d0BK0zpY0BL002Z0BL003S0BO0GBa0BO0pQU0BR002T0BR14_Y0BS003Y0BT01dR0BT0Kba0BT0LuT
0BT0oxe0BT0pfR0BT0-nZ0BT14_S0BU002V0BU003S0BU0g3a0BU0-nZ0BV0-nR0BW003U0BW01dR0BW04AR0BW05gS0BW05tS0BW08sT0BW09kY
0BW09lZ0BW0I5T0BW0Jya0BW0K3Q0BW0K5a0BW0LuU0BW0LzS0BW0NUZ0BW0NsT0BW0O3X0BW0Pja0BW0PvZ0BW0RCa0BW0Rud0BW0Uda0BW0Wee
0BW0X8a0BW0YKd0BW0dfR0BW0eBN0BW0hTb0BW0nZe0BW0o3P0BW0wad0BW0xBa0BW0zgb0BW0znT0BW0-Za0BW0-nV0BW12iT0BW14Db0BW14wR
0BW14_U0BX002U0BX003b0BX0-nV0BY0UkZ0BZ003Y0BZ0ccb0Be0SDc0Be0rYZ0Be12Sa0Be12wa0Bg0UmS0Bh08sZ0Bi002T0Bj002T0Bj0X_Z
0Bj0anT0Bl003Y0Bm002b0Br0NUQ0Bs0tYa0Bu002S0Bv002R0Bv003U0Bw003V0Bw02bb0Bw0JyR0Bw0NUS0Bw0RCQ0Bw0RNd0Bw0Rub0Bw0UdS
0Bw14_Z0Bx003Z0Bz003d0Bz0hMT0Bz0y6S0Bz0zpZ0B-02Vb0B-02qS0B_0RuR0B_0cNd0B_0d2b0C0002V0C0003X0C00RCU0C00UdS0C00Y7a
0C00bjU0C00waQ0C00-nT0C012KZ0C014DS0C014_R0C3003O0C30cQZ0C4002R0C4003Y0C40NUT0C40O3Z0C40RuY0C40Uda0C40WtQ0C40dLT
0C40unT0C410VR0C414DT0C5002S0C50NUS0C50dLU0C6002U0C6003T0C607nY0C607rb0C609KS0C60HfZ0C60JyS0C60LrR0C60NUb0C60Nsg
0C60O3Z0C60UdU0C60XRT0C60bjb0C60cNf0C60dfR0C60utS0C614_U0C7003b0C8002a0C80-ng0C9002a0C90-nQ0C914_f0C9151V0CB003Z
0CD003Z0CD0BWS0CD0NUZ0CD0ZvU0CD0mOa0CF002T0CF003X0CF0Luc0CF0NUR0CF0Oib0CF0UdS0CF0raa0CF0-nU0CL0-nc0CL13BS0CN002d
0CN003U0CO0xBR0CO0-ng0CP0MWa0CP0NUb0CQ002S0CS003S0CU003U0CU02bQ0CU0EBe0CW003T0CX0dLY0CY002b0CY003b0CY02bS0CY0O3Q
0CY0v9b0CZ003S0Ca002d0Ca003a0Ca0HQY0Ce002Z0Cg0RCX0Ck003d0Cl002Z0Cm029P0Cn002S0Cn0NUP0Cn0dLS0Co0SNQ0Co0ccg0Cp01CR
0Cp05UZ0Cp09kd0Cp0D6c0Cp0F8T0Cp0MOZ0Cp0MnR0Cp0OiO0Cp0dpc0Cp0fTb0Cp0tnb0Cp0wUa0Cp15Pc0Cq002U0Cq003O0Cq0KYS0Cq0KaZ
0Cq0NUS0Cq0UdX0Cq0ccb0Cq0-nR0Ct002T0Ct003X0Cu0NUT0Cw002a0Cz003Z0Cz12kU0C-003T0C-0jAd0C-0kpS0C-0-Vd0C-12mY0C_003N
0D20dfS0D3002i0D3003d0D5002a0D5003Y0D50UdR0D6002U0D6003T0D602Va0D609cZ0D60AKS0D60Aaa0D60BWc0D60GlZ0D60Gqa0D60LuQ
0D60MWY0D60OCZ0D60QrQ0D60SIU0D60Sye0D60TGb0D60UhS0D60UmT0D60WoZ0D60XjT0D60X_Z0D60cCV0D60diQ0D60o3T0D60ofZ0D60rtd
0D60swO0D60tVb0D60tYa0D60vba0D60xfU0D60ywZ0D60zAT0D60zRa0D60zWa0D60zpS0D60_1Y0D60_2T0D612rZ0D613XR0D7002V0D7003T
0D702bZ0D703aZ0D7040b0D707GZ0D707Ib0D70KJd0D70NUb0D70O3U0D70cCU0D70tYQ0D70xoV0D70-nS0D714_T0D8002R0D802VZ0D809ca
0D80C0b0D80DsR0D80Erb0D80GqZ0D80PLa0D80R3Z0D80TaY0D80UmT0D80cCT0D80diR0D80xfT0D80ywU0D80zRS0D80zWS0D80zpS0D812rU
0D903aP0D90JyR0D90LuY0D90Pvf0D90dLa0D90-VQ0DB0LGR0DB0lDZ0DC002Z0DC003Z0DC0MWR0DC0O3Y0DC0joS0DC14_T0DG003a0DJ0VEa
0DK09qY0DK0ukZ0DO003a0DO0NUR0DY003Z0DY06Ac0DY07QZ0DY09qT0DY0BFS0DY0Dsa0DY0GqZ0DY0JqT0DY0MWT0DY0WaZ0DY0Z9a0DY0ZmS
0DY0oxQ0DY0tVj0DY0teY0DY0wac0DY0wmR0DY0-VU0DY0-eT0DY12rf0DY13DT0DY13RU0DY13Xa0DZ003Z0DZ013c0DZ0RuT0DZ0ccY0DZ0rYT
0DZ0y7d0Da002Z0Da003U0Da0NUb0Da0Udc0Dc0Drb0Dc0Q6a0Dc0ZvL0Dc0fva0Dj002a0Dj0NUa0Dj0tgO0Dp0SIP0Dq003c0Dr002Z0Dr003U
0Dr040S0Dr0ClT0Dr0GYP0Dr0GlY0Dr0GqY0Dr0Jya0Dr0Luc0Dr0MTN0Dr0NNS0Dr0NxR0Dr0Oic0Dr0RCc0Dr0RuU0Dr0UdV0Dr0VjZ0Dr0YJg
0Dr0cOY0Dr0ccT0Dr0eBR0Dr0fvS0Dr0hIb0Dr0lwY0Dr0pfa0Dr0tgT0Dr0unb0Dr0vXc0Dr0x7a0Dr0ywU0Dr0-1S0Dr0-nV0Dr10VT0Dr13RT
0Dr14DY0Dr14wS0Dr14_T0Ds002X0Ds003X0Ds02ba0Ds0BCP0Ds0BWS0Ds0Jya0Ds0MWc0Ds0TaS0Ds0Udf0Ds0ZzN0Ds0aEb0Ds0j7R0Ds0sFR
0Ds14Db0Ds14wZ0Du003T0Dw003b0Dw0NUS0Dy003Z0D_0O3Z0D_0UdU0D_0-Vb0E2002Z0E2003a0E209qQ0E20BWb0E20JyR0E20Luc0E20NUZ
0E20O3a0E20TaR0E20sFa0E20-nU0E212iS0E212rU0E213Rc0EB002Z0EB003R0EB0WyY0EB0cOZ0EC002P0EC003T0EC0NUT0ED002c0EG14JP
0EH002O0EH003a0EH0SgZ0EH0Y2a0EM0ccR0EN003S0EQ003b0ER002c0ER003Y0ER0VOZ0ER0oxS0ER0zpP0ER0-qS0ES003a0EU003S0EU0JyR
0EW003T0Eg003T0Ei12wQ0Er002d0Er003U0Er01KZ0Er03yT0Er04xg0Er05kP0Er06eT0Er07Qc0Er0BCY0Er0BFT0Er0BrP0Er0DCR0Er0PjS
0Er0VjR0Er0WaT0Er0ZMa0Er0hca0Er0jAe0Er0nLZ0Er0sFP0Er0tYY0Er0w_Q0Er0-je0Er0-nY0Er0_Qb0Er13DY0Es0-nS0Et15Pa0Ew002a
0Ew040Z0Ew0Rud0Ew10fT0Ew14_S0Ey002a0Ey003S0Ey0NUZ0Ez0O3Z0E_0anR0F1002Z0F1003M0F10dLS0F4003T0F70-qY0F8002K0F8003R
0F8022T0F806AZ0F807Qc0F809qT0F80GqT0F80IvZ0F80KIT0F80LId0F80LuU0F80MTa0F80MWQ0F80NUU0F80O3R0F80SIO0F80Vna0F80XRT
0F80XjZ0F80dLa0F80daZ0F80dxQ0F80fQS0F80fvR0F80oxc0F80p0a0F80sFb0F80tYd0F80v9Z0F80wMZ0F80w_b0F80xfY0F80zRU0F80zpU
0F812rP0F813nT0F9003T0F901db0F902ba0F90B6S0F90KIa0F90RuU0F90eBS0F90tYa0F90xoV0F90ywc0F90zpT0F914na0FB002O0FB003X
0FB0K_b0FB0SIT0FB0UHS0FB0UmS0FB0VEa0FB0cQT0FB0mOS0FB0o3Z0FB0pYZ0FB0xfa0FB0zpa0FC003S0FC0LuY0FC0NUZ0FC0UdT0FC0dLY
0FC0hOQ0FC0kfa0FE003T0FG002T0FH002a0FI0ZvZ0FJ002T0FJ003Y0FJ0NUS0FK003Z0FO002b0FO003c0FO12rL0FO14jS0FP0oxd0FQ003Q
0FT0O3S0FT14_b0FU002a0FU003R0FU0RuT0FU0dfa0FW003S0FW0-nR0FX002Y0FZ003c0Fa002Z0Fb002U0Fb02bU0Fb0RuV0Fb0hAR0Fb0ufa
0Fb0zpZ0Fb12pY0Fc14BT0Fd003a0Fe003T0Fe0dLa0Fo0zEc0Fq003T0Fr002Y0Fr003U0Fr0UdT0Fs0NUS0Ft0dLY0Fu0Zvb0Fw0Zvb0Fx0wab
0F_002c0F_003U0F_0UXb0F_0XOT0F_0tYc0G0002T0G1002b0G10Taa0G2003T0G40dLb0G513nX0G7003Q0G80JyO0G80SiS0G9002Y0G9003P
0G90NUU0G90O3T0G90dLb0G90dfS0GB002U0GB003f0GB03aS0GB08gU0GB0BQa0GB0dfU0GB0zpT0GB0-1c0GD002T0GD003Q0GD0LuS0GD0Udc
0GD0dLT0GE002a0GE003Q0GF0DYS0GF0RPZ0GF0Xja0GF0zpS0GF14lb0GG002S0GG07Ia0GI002c0GM002U0GM003V0GM040Z0GM0DrT0GM0JhU
0GM0LuZ0GM0NUa0GM0NsY0GM0RCY0GM0SgY0GM0UdZ0GM0XOX0GM0fvZ0GM0hDZ0GM12KY0GM14_T0GN003O0GN02bS0GN0dfb0GS002Z0GU002Z
0GW003b0GX002P0GX003b0GY15gc0GZ0KxZ0GZ0Mnf0GZ0P-S0GZ0ZBM0Ga002S0Gb002e0Gc003T0Gd0O3a0Ge09qd0Ge0O3c0Ge0cOa0Ge0-nR
0Gh002N0Gh003Y0Gh0Udc0Gk0c7Q0Gl002Z0Gl003Q0Gl0NUc0Gl0UdU0Gm003S0Gm06xQ0Gm0ZmU0Go002P0Gp003R0Gp03Ja0Gp0RuU0Gq002a
0Gq003T0Gq02bS0Gq0HZb0Gq0NUZ0Gq0O3Z0Gq0ccd0Gq0dLR0Gq0fvU0Gq14_R0Gr002O0Gs003Z0Gs0UmT0Gs0-1U0Gt002O0Gt003g0Gt05bj
0Gt07IU0Gt0I5b0Gt0NUU0Gt0RuQ0Gt0ccS0Gt0eBQ0Gt0hAR0Gt0utO0Gt0zpe0Gt0-nT0Gu04Zb0Gu0Umb0Gz003S0G-002T0G-003a0G-0KId
0G-0cOT0H0002Z0H0003a0H005gb0H1002P0H10O3U0H4003R0H7002P0H7003S0H70NUZ0H70O3Q0H70Rua0H70SgU0H70oxZ0H70vtT0H8002Z
0H8003U0H80Lub0H80NUa0H80O9g0H80RuT0H80vZZ0H80x0S0H812mT0H814wS0H90ZvT0H90-nQ0HA003S0HB002R0HC003T0HC0KIa0HD0bjd
0HF0dLa0HJ003Z0HJ0_AR0HK003S0HM002a0HP003S0HQ003R0HQ0bjT0HQ0oxc0HQ0pQS0HQ0pfT0HR002O0HR0OiR0HR0vGS0HR15gc0HS002b
0HS003a0HT071d0HT0-nS0HV002a0HW0O3c0HX002T0HZ0ccY0HZ0zpb0Ha037R0Ha0B-R0Ha0Kxa0Ha0L0Z0Ha0P-f0Ha0ZBa0Ha0byR0Ha0y6Y
0Hb02sS0Hb0cfY0Hd003a0Hd0RCS0He002Z0Hf002M0Hf003Z0Hf01dc0Hf0KrU0Hf13za0Hg0P-U0Hg0Vye0Hg0ZBZ0Hg0byS0Hg12pb0Hi08sS
0Hj002a0Hj003Y0Hj022T0Hj03aS0Hj04Za0Hj09qZ0Hj0BWT0Hj0Caa0Hj0Djb0Hj0I5Z0Hj0P9Z0Hj0a4a0Hj0cOY0Hj0cob0Hj0hTa0Hj0zpV
0Hj0-1R0Hj0-nZ0Hk002S0Hm003a0Hm0MWR0Hm0oxT0Hm0zpZ0Hp003T0Hp0O3T0Hp0swa0Hq002U0Ht0cOZ0Hx002b0Hx003V0Hx0HZT0Hx0Jyb
0Hx0Y7a0Hx0Yma0Hx0d2Q0Hx0wwd0Hx13RQ0Hx14DT0Hz002c0Hz0Uma0Hz0zpT0H-002Y0H-003b0H-05ba0H-0I5b0H-0KIT0H-0ZvZ0H-151c
0H_002O0H_003b0H_0KIa0H_0NxT0H_0SIb0H_0Umd0H_0a4d0H_0oxc0H_0wMa0H_0zpe0I00rVT0I1003Z0I103JZ0I10oxb0I50NUS0I50-nV
0I7002P0I7003Y0I70dLZ0I9003T0IB003T0IB0Jha0IB0Qrc0IB0RCM0IE002T0IE003R0IE0bIa0IG003X0IG02Va0IG04AS0IG07QS0IG08vT
0IG09WO0IG09kS0IG0FtZ0IG0JyL0IG0KFR0IG0Ksa0IG0MOa0IG0OiZ0IG0PbR0IG0Sya0IG0T0b0IG0VGR0IG0XjZ0IG0Y5Z0IG0gHT0IG0j0Y
0IG0llc0IG0mHS0IG0mYU0IG0oxS0IG0pXP0IG0poT0IG0qHa0IG0qxa0IG0rLa0IG0tna0IG0uEU0IG0wUP0IG0wYb0IG0wxP0IG0zpR0IG0_Ta
0IG12KU0IG138Z0IH0BCY0IH0BFc0IJ0E2P0IP002S0IP0-nS0IY002Z0Id0KIS0Ie09qS0If003S0If0-VQ0If13zc0If14nb0Ih003Q0Ih0-ZR
0Ii003T0Ij003X0Ij0RCR0Ij0RuT0Ij0Uda0Il0NUZ0In002a0In003Y0In0O3S0In0-na0In13Ma0Ip0DsP0Iv003S0Iv06AR0Iv097S0Iv0BFR
0Iv0C6Q0Iv0Drf0Iv0NUY0Iv0VjT0Iv0XET0Iv0XOP0Iv0YvR0Iv0cNR0Iv0eBR0Iv0kfS0Iv0pYa0Iv0tgT0Iv0utU0Iv0v9R0Iv13BZ0Iz003U
0Iz0zpa0I-002S0I-003R0I-02bU0I-07Ga0I-07Ib0I-0M3Y0I-0NUV0I-0RUa0I-0UdO0I-0ccZ0I-0dfY0I-0hAT0I-0tgS0I-0utQ0I-0-1b
0I-14jZ0I-14_T0I-151e0J3003a0J4002e0J4003S0J6002b0J602VV0J60JyZ0J60Rue0J6118S0J614jb0J614nN0J90VjY0JA003R0JA0Lua
0JA0dLd0JA0dTV0JA0dUR0JA0x7T0JA0_QZ0JA10Tc0JA14_T0JB002Y0JD002V0JD003X0JD02FT0JD07IT0JD0NUU0JD0O3Z0JD0PvZ0JD0ccY
0JD0qLa0JD0uzO0JD0u-S0JD12KT0JD14DT0JD14_Q0JE002S0JE003R0JE0NUb0JE0O3a0JG14_T0JL002c0JL07GP0JP003b0JP0N-Z0JP0vZU
0JV0unZ0JW0znY0JW0zpb0Jd0NUZ0Je002Y0Je003V0Je0O3a0Je0PvT0Je0YmU0Je10Va0Je14DS0Jf002S0Jf003S0Jf040c0Jf05ba0Jf0CqZ
0Jf0NsS0Jf0O3V0Jf0dLY0Jf0-nd0Jf14ma0Jh002c0Jh040P0Jh0I5Q0Jh0LuZ0Jh0NUX0Jh0RCf0Jh0UdR0Jh0hIZ0Jh0-na0Jh13RP0Jh14DS
0Jh14nQ0Jh14wU0Jh14_Y0Jk002U0Jk0BCZ0Jk13HT0Jl002c0Jl003Q0Jl0MWZ0Jl0NUS0Jl13Fa0Jl13GU0Jn003Z0Jp0cOa0Jq003V0Jq0Jhc
0Js0-nb0Jt002b0Jv002c0Jv003Z0Jx003a0Jy002d0Jy003V0Jy00WR0Jy01Eg0Jy02bS0Jy038e0Jy03aT0Jy040c0Jy04Ce0Jy04WS0Jy07GQ
0Jy07QP0Jy07YS0Jy07sb0Jy07vZ0Jy081c0Jy08kd0Jy09Ue0Jy09ZZ0Jy09kR0Jy09oe0Jy09yM0Jy0A4e0Jy0AlT0Jy0Aqb0Jy0B2f0Jy0BKe
0Jy0BVc0Jy0COc0Jy0CoN0Jy0D8h0Jy0Dra0Jy0EUf0Jy0EaR0Jy0EkT0Jy0FBf0Jy0FYc0Jy0Fpb0Jy0FqT0Jy0Fwc0Jy0G9M0Jy0GCa0Jy0GHZ
0Jy0H1Y0Jy0H6Z0Jy0HCg0Jy0H_M0Jy0IGa0Jy0J0a0Jy0J4R0Jy0J6Y0Jy0JCQ0Jy0JKa0Jy0JvS0Jy0JyT0Jy0KEd0Jy0KbO0Jy0Kro0Jy0LTb
0Jy0LlP0Jy0MRZ0Jy0Mpc0Jy0MxI0Jy0NLb0Jy0NUZ0Jy0Nra0Jy0Occ0Jy0Okc0Jy0PjS0Jy0Pla0Jy0Ppc0Jy0Pvc0Jy0RSM0Jy0RUL0Jy0Rra
0Jy0Rue0Jy0SGa0Jy0T4e0Jy0TBd0Jy0TMc0Jy0UKc0Jy0UUb0Jy0UdU0Jy0UlP0Jy0Uta0Jy0XVc0Jy0Xgd0Jy0X_P0Jy0YoZ0Jy0Z5b0Jy0Z6T
0Jy0ZGb0Jy0ZvJ0Jy0aDZ0Jy0bJa0Jy0ccN0Jy0ciS0Jy0cnh0Jy0dFU0Jy0dLS0Jy0dsf0Jy0eBQ0Jy0fAM0Jy0fWQ0Jy0fub0Jy0gET0Jy0goc
0Jy0hAR0Jy0hRb0Jy0iIi0Jy0j0g0Jy0jlN0Jy0k6S0Jy0kHb0Jy0kKb0Jy0kdP0Jy0kxQ0Jy0lDd0Jy0lSU0Jy0lwP0Jy0l-S0Jy0mRg0Jy0mXZ
0Jy0nPc0Jy0ntd0Jy0oAe0Jy0omN0Jy0o-b0Jy0pMZ0Jy0pXX0Jy0pfK0Jy0pqd0Jy0qGP0Jy0qJc0Jy0q-a0Jy0rYn0Jy0ryd0Jy0sEd0Jy0t9d
0Jy0tRY0Jy0tba0Jy0tjb0Jy0utd0Jy0wUP0Jy0wWr0Jy0waN0Jy0wmS0Jy0wza0Jy0x3d0Jy0x7S0Jy0xVc0Jy0znP0Jy0zpR0Jy0-JR0Jy0-nQ
0Jy10CZ0Jy10VZ0Jy10fR0Jy11MR0Jy12Oe0Jy12Sa0Jy12Xe0Jy12ic0Jy137Y0Jy13QT0Jy13zZ0Jy14DY0Jy14Mb0Jy14jT0Jy14mS0Jy14nR
0Jy14oa0Jy14wQ0Jy14_U0Jy15PQ0Jy15SZ0Jy15gS0Jz002f0Jz14nc0J_003T0J_0NUb0J_0O3b0J_0RuZ0J_14na0K20BWT0K3002U0KA002Q
0KA0iza0KA0tVQ0KA14Ge0KE0rST0KF002Z0KF003Z0KF0dLS0KG002Z0KH01da0KH0-3b0KI002Z0KI003R0KI01db0KI06ja0KI06xb0KI0DrR
0KI0H-a0KI0I5b0KI0Jyd0KI0Luc0KI0Pla0KI0Pvd0KI0RCO0KI0UdQ0KI0XRb0KI0YGS0KI0YmQ0KI0ZvS0KI0ciR0KI0f_f0KI0j1U0KI0k5a
0KI0kfZ0KI0lwU0KI0pfa0KI0vXb0KI0x7a0KI0xfS0KI0-VQ0KI0-nX0KI0_zU0KI10VT0KI14DZ0KI14Ja0KJ003R0KJ02bS0KJ0NUa0KJ0O3U
0KJ0Rua0KJ0dLZ0KJ0x7R0KJ0-nT0KK003Q0KN003T0KQ003Z0KS0diT0KU002a0KU003Q0KX0X8b0KX0zpb0KY002Y0KY003d0KY0NUa0KY0RUR
0KY0ZMb0KY0zpd0KY14jd0KZ0zpd0Ka003U0Ka0X8c0Ka0ZOY0Ka0zpa0Ka0-8a0Kb002g0Kb003X0Kb00zS0Kb01dQ0Kb02bb0Kb03xT0Kb04CT
0Kb05bd0Kb07hc0Kb08GQ0Kb09KO0Kb0D8f0Kb0IGf0Kb0J6Q0Kb0JyR0Kb0Lvb0Kb0NLd0Kb0NUR0Kb0OkZ0Kb0PjQ0Kb0PqZ0Kb0PvZ0Kb0RSa
0Kb0Ruf0Kb0TOd0Kb0UdP0Kb0Z3h0Kb0ZvS0Kb0dEd0Kb0dFZ0Kb0dGc0Kb0kxP0Kb0lSS0Kb0lwR0Kb0nPe0Kb0rYa0Kb0t9S0Kb0tjZ0Kb0uFb
0Kb0yac0Kb0-1R0Kb0-JX0Kb0-nT0Kb14DS0Kb14jd0Kb14nY0Kb14wP0Kb14_O0Kd0dGQ0Kg002R0Kg003U0Ki002Z0Kj002T0Kj003U0Kj0O3S
0Kk0O3Z0Km0Xwd0Kn0RCT0Kp002a0Kp003S0Kp01dc0Kp05Pc0Kp0Jye0Kp0bON0Kp0dfT0Kq002Z0Kr002S0Kr05PZ0Kr0Eta0Kr0OCM0Kr0TwR
0Kr0kbT0Kr0w3S0Kr0zDZ0Kr0zpb0Ks0Amb0Ks0DrR0Ks0JyU0Ks0LuZ0Ks0MtT0Ks0NUS0Ks0PFQ0Ks0RCe0Ks0UdS0Ks0dLT0Ks0wmS0Kt002T
0Ku002S0Ku003Q0Ku0Lue0Ku0UdO0Ku0VEb0Ku0tYa0Ku0-nY0Ku14_Z0Kv003T0Kw002d0Kw0NUd0Kx002Y0Kx003Y0Kx02Fc0Kx02rR0Kx0NUZ
0Kx0RUa0Kx0eBZ0Kx0utU0Kx15eR0Ky002T0Kz08sT0Kz0dLY0K_002S0K_003Y0K_0MWZ0K_0rBa0K_0swa0K_12rc0L0002V0L0003X0L002FZ
0L002ba0L007GT0L00JyR0L00KbS0L00NUa0L00RuP0L00ccT0L00dfZ0L00urZ0L00utc0L012OT0L1003Y0L109yb0L10wmb0L2002T0L2003d
0L20YGR0L20dfR0L2119d0L214_c0L3002Y0L3003a0L30I5b0L30O3T0L30coZ0L30dfa0L30n6Z0L314_g0LA003d0LB002Y0LB003b0LB0Gqb
0LB0KbO0LB0NUQ0LB0Nha0LB0X_S0LB0dib0LB0fde0LB0waR0LB0-nY0LB13RR0LC003U0LF0MHb0LG002Y0LG003Z0LG0-Vb0LH0Zwa0LH0-Va
0LI002T0LI0BWT0LI0NUS0LI0teS0LL002b0LL003S0LO002Z0LQ002R0LQ003Z0LR003U0LS002b0LS003c0LT002S0LV003a0LW002R0La003Y
0Lb003c0Ld00Za0Lf002S0Lf003U0Lf0BCa0Lf0NUa0Lg14wT0Lh0QrS0Lh0hDT0Lh13Xb0Lj003S0Lk13BQ0Ll003R0Lq003U0Lr002d0Lr0D6S
0Lr0Oib0Lr0RuS0Lr0UdR0Lr0a1a0Lr0ccT0Lr0utP0Ls002d0Ls0JLP0Ls0RPP0Ls0dfS0Ls0-nm0Lu002i0Lu003l0Lu00LZ0Lu00fP0Lu00zQ
0Lu01Ed0Lu01dd0Lu01fP0Lu040b0Lu04AQ0Lu04CS0Lu04JS0Lu04NN0Lu05PQ0Lu05bS0Lu07GO0Lu07IR0Lu07vL0Lu09Ub0Lu0Aab0Lu0C9e
0Lu0CoR0Lu0D8f0Lu0FJR0Lu0I5N0Lu0IGS0Lu0Jvc0Lu0KIT0Lu0KbS0Lu0Kpb0Lu0KsZ0Lu0L3c0Lu0Lua0Lu0M2S0Lu0MOa0Lu0MRb0Lu0NUi
0Lu0O3Z0Lu0OiT0Lu0Okd0Lu0Plf0Lu0RUS0Lu0Xga0Lu0Y5Q0Lu0aEQ0Lu0cNZ0Lu0cOR0Lu0cPQ0Lu0ccQ0Lu0cnf0Lu0dff0Lu0eBT0Lu0ehT
0Lu0fWY0Lu0j0h0Lu0lSo0Lu0leQ0Lu0n9b0Lu0o3a0Lu0oAi0Lu0ofS0Lu0pmQ0Lu0qJU0Lu0qMP0Lu0t9n0Lu0tVR0Lu0tYa0Lu0tjh0Lu0ufa
0Lu0uta0Lu0wWe0Lu0waP0Lu0wmS0Lu0wze0Lu0yeS0Lu0zDO0Lu0zpd0Lu0-1a0Lu0-na0Lu119T0Lu12Oc0Lu12wS0Lu137a0Lu138K0Lu13zb
0Lu14jb0Lu14nV0Lu14wa0Lu14_P0Lu15PS0Lu15Sh0Lv002c0Lv0dpQ0Lv0tub0Lv0zDa0Lv0zpb0Lv0-na0Lw002Y0Lx0-ng0Lz002g0Lz003b
0Lz07he0Lz0IGg0Lz0KIS0Lz0KbO0Lz0NUa0Lz0O3R0Lz0Plb0Lz0Rub0Lz0ZvZ0Lz0dGa0Lz0dfZ0Lz0hOc0Lz0-8S0Lz0-nZ0Lz14nQ0Lz14_c
0L-003S0L-0NUR0M004vY0M1003T0M10NUa0M10dfb0M10-nV0M204vS0M3002T0M3003S0M30I5Z0M30NUU0M30Rub0M30ccT0M30eBc0M5002U
0M5003a0M8002U0M8003U0M805mS0M80RuZ0MB0Jyd0MB0Kba0MF003b0MH002Z0MH003c0MH0N3U0MH0N5M0MH0OMa0MI12rT0MM07IZ0MN002a
0MO002g0MO09qa0MO0JyL0MO0LuS0MO0LzO0MO0L-a0MO0NUP0MO0O3Q0MO0YmS0MO0bja0MO0dTO0MO0gaQ0MO0nTc0MO0oxS0MO0teb0MO0zpN
0MO12rS0MP003c0MP0O3T0MQ003a0MR002Z0MR003V0MR022S0MR0DrQ0MR0ErR0MR0MWf0MR0O3T0MR0VjS0MR0dTP0MR0fdP0MR0zpY0MT003U
0MT0HZS0MT0MTR0MT0NUb0MT0dLT0MT0dfS0MT0u6Z0MT13BS0MT14_Z0MU003Y0MV0eXT0MW002Y0MW01dZ0MW030Z0MW040S0MW07Qb0MW08gS
0MW08lU0MW0Coa0MW0D9T0MW0FrU0MW0FsT0MW0GlS0MW0HZT0MW0HaS0MW0I5T0MW0Kbb0MW0Luh0MW0MWR0MW0NUT0MW0NsR0MW0O3Y0MW0PNc
0MW0RuX0MW0ThT0MW0Udd0MW0Ymf0MW0Z-T0MW0bTb0MW0bjY0MW0blS0MW0cca0MW0dLY0MW0eBZ0MW0ehR0MW0gMT0MW0hAT0MW0mza0MW0tVb
0MW0ung0MW0utR0MW0vla0MW0x0T0MW0ysV0MW0yuU0MW0zna0MW0-nd0MW10VQ0MW111T0MW13WM0MW14JT0MW14_X0MX003T0MZ002T0MZ003U
0MZ02bU0MZ040f0MZ05bg0MZ0NUR0MZ0O3Y0MZ0Rub0MZ0-nY0MZ14eb0Ma002S0Ma003U0Ma0NUa0Ma0UdT0Mb003S0Md002Y0Md003R0Md0ADZ
0Md0BCc0Md0BFR0Md0Jyk0Md0UHP0Md0Udd0Md0Yva0Md0ccT0Md0hOQ0Md0-na0Me07Ia0Me0eXU0Mf003P0Mf0Udb0Mg002U0Mg003S0Mg0NUb
0Mh0AOb0Mh0waZ0Mi002P0Mk003T0Mk06Ab0Ml002g0Mn003Z0Mn013a0Mn02VS0Mn02qV0Mn09qe0Mn0CUS0Mn0VjS0Mn0ZGS0Mn0eBT0Mn0e-T
0Mn0fQR0Mn0o3Z0Mn0tVQ0Mn0teQ0Mn0ywZ0Mn0zAT0Mn0zpQ0Mn134Q0Mn13nU0Mr0NUb0Ms002Z0Ms003T0Ms0otS0Ms0oxZ0Ms0zpb0Mt002L
0Mt003T0Mt040R0Mt0KrS0Mt0Rui0Mt0eBR0Mt14_Y0Mz002Z0Mz003b0Mz04AS0Mz0Uda0Mz0diZ0M_0UmZ0M_0zpb0N00unb0N3002X0N3003Z
0N30PvZ0N30UdR0N5002a0N5003X0NE002P0NG003R0NG0CDR0NG0NUe0NG0rVT0NG0-nZ0NG14_a0NH002U0NI002R0NI003S0NI01dZ0NI0Luf
0NI0dLU0NI0dUb0NI0zpc0NK002T0NK003T0NL002T0NL003Y0NN002U0NN003V0NO002a0NO0zpT0NP002R0NQ0AKa0NQ0Drb0NQ0JyR0NQ0KIS
0NQ0Kbb0NQ0Lza0NQ0OET0NQ0fOP0NR002d0NU002S0NU003S0NU013T0NU015c0NU01GS0NU01iT0NU022Y0NU02FU0NU02VU0NU02fZ0NU02mU
0NU02qV0NU02wY0NU02zY0NU034T0NU03jZ0NU03ya0NU046a0NU04AY0NU04Fb0NU04JS0NU04ZT0NU04fb0NU04sS0NU05WU0NU06AX0NU06oT
0NU06tN0NU06xS0NU07QU0NU07TY0NU07cR0NU08jb0NU08lX0NU08sT0NU08xS0NU09CR0NU09KT0NU09WY0NU09cV0NU09la0NU09qZ0NU0A5Q
0NU0AKR0NU0AMR0NU0AOU0NU0AaZ0NU0AuT0NU0BCY0NU0BFU0NU0BWS0NU0BXT0NU0BZX0NU0C0U0NU0CDZ0NU0CFR0NU0CPd0NU0CkZ0NU0DBZ
0NU0DYU0NU0DcU0NU0DjS0NU0DrV0NU0DsU0NU0Dwa0NU0Dyc0NU0E2U0NU0F9S0NU0FCQ0NU0FUQ0NU0FZR0NU0F_Z0NU0G9a0NU0GHR0NU0GMT
0NU0GNS0NU0H7a0NU0HdS0NU0IHQ0NU0ILS0NU0JDS0NU0Jeb0NU0JyI0NU0KAS0NU0KUb0NU0KgS0NU0Ksa0NU0KzT0NU0LhS0NU0LuO0NU0M5T
0NU0MOY0NU0MTT0NU0MWU0NU0MZZ0NU0MdT0NU0NGZ0NU0NQT0NU0OET0NU0OiT0NU0PLV0NU0Q4a0NU0Q5b0NU0QAY0NU0QrR0NU0Qud0NU0QvS
0NU0R3V0NU0R4R0NU0RCY0NU0RKY0NU0RYY0NU0Ruc0NU0S3T0NU0STb0NU0TGS0NU0TaZ0NU0TbT0NU0T-Q0NU0UHQ0NU0UXT0NU0Uja0NU0UmT
0NU0Uyb0NU0VON0NU0VZb0NU0VjU0NU0VnR0NU0VoZ0NU0W7c0NU0WDQ0NU0WFY0NU0WJT0NU0WNZ0NU0WSc0NU0XET0NU0XOS0NU0XRU0NU0Xth
0NU0X_O0NU0Y1b0NU0YTS0NU0Ytb0NU0Z9d0NU0ZGQ0NU0ZTa0NU0ZhY0NU0Zia0NU0Zma0NU0ZoT0NU0ZvQ0NU0Z-a0NU0a1a0NU0a3d0NU0ana
0NU0aoS0NU0awY0NU0b5X0NU0bnZ0NU0bwa0NU0c8X0NU0cCV0NU0cGT0NU0cOb0NU0cPZ0NU0cia0NU0d2T0NU0diS0NU0dpa0NU0dxP0NU0d-T
0NU0e8S0NU0eKZ0NU0f4Z0NU0fNR0NU0fQZ0NU0fdX0NU0feY0NU0fva0NU0g3R0NU0g4T0NU0g6S0NU0gaT0NU0giQ0NU0guZ0NU0h3T0NU0hDY
0NU0hGU0NU0hOU0NU0hTY0NU0hgQ0NU0hmd0NU0hvd0NU0iIO0NU0iUa0NU0iZY0NU0ibZ0NU0j0Y0NU0j8Z0NU0jAU0NU0jEU0NU0jJY0NU0jca
0NU0jlY0NU0k1c0NU0kNZ0NU0kPc0NU0kbV0NU0kfY0NU0lDS0NU0lPb0NU0lSU0NU0lWa0NU0lec0NU0mHR0NU0mOT0NU0mYd0NU0nRZ0NU0oBT
0NU0oaY0NU0obT0NU0ofV0NU0olM0NU0oxZ0NU0p4R0NU0pYX0NU0pfU0NU0piO0NU0poZ0NU0pvY0NU0qHR0NU0qbT0NU0qxR0NU0rDT0NU0rIT
0NU0rSR0NU0rVa0NU0raT0NU0rgc0NU0sFa0NU0sHb0NU0swX0NU0t7S0NU0tSU0NU0tVe0NU0tYT0NU0tca0NU0tea0NU0tkR0NU0trZ0NU0tub
0NU0txV0NU0uCO0NU0uEZ0NU0uzc0NU0u_U0NU0v9a0NU0vMa0NU0vPS0NU0vXY0NU0vZb0NU0vbR0NU0vyZ0NU0wBa0NU0wMT0NU0waU0NU0wsc
0NU0w_Z0NU0x0Y0NU0x7R0NU0ywb0NU0yyR0NU0zAT0NU0zDT0NU0zHZ0NU0zST0NU0zXY0NU0zZS0NU0znT0NU0zpY0NU0zxZ0NU0-1S0NU0-4S
0NU0-bc0NU0-eQ0NU0-qY0NU0-ra0NU0_1V0NU0_3d0NU0_AO0NU0_Fa0NU0_QO0NU0_nc0NU10Rd0NU10VQ0NU10aZ0NU10cT0NU10eZ0NU118a
0NU11MU0NU11vZ0NU12Kb0NU12NY0NU12OZ0NU12UZ0NU12gZ0NU12if0NU12pT0NU12rT0NU138a0NU13BT0NU13RU0NU13XP0NU13dS0NU13lb
0NU13nb0NU141a0NU14Ga0NU14RT0NU14ya0NU158P0NU159U0NU15Aa0NU15EY0NU15PS0NU15Sd0NU15gR0NU15iR0NU15sU0NU15uY0NW002Z
0NW003S0NW09ka0NW0F8a0NW0VtS0Nb0VjU0Nb0Vna0Ng002a0Nh003b0Nh0NUY0Nh0O3c0Nh0xBS0Nh0-nS0Nh13RZ0No002Z0No0Lub0No0oxa
0No0-nR0Np0-nQ0Nr0NUa0Nr0oxR0Ns002Y0Ns003Q0Ns004T0Ns01dY0Ns02VY0Ns02bT0Ns040Z0Ns04ia0Ns0BFd0Ns0C6S0Ns0C9S0Ns0D8P
0Ns0ErT0Ns0IBZ0Ns0IGY0Ns0Ivb0Ns0JhT0Ns0Jyn0Ns0J_c0Ns0K_Q0Ns0M2S0Ns0MWT0Ns0NUg0Ns0RuY0Ns0UHb0Ns0WJS0Ns0Wja0Ns0WrZ
0Ns0ZGR0Ns0b5c0Ns0bSf0Ns0cCT0Ns0cNU0Ns0cQd0Ns0dfX0Ns0eBK0Ns0hAZ0Ns0oAa0Ns0ura0Ns0utY0Ns0wWU0Ns0zpS0Ns0-1a0Ns0-nc
0Ns118Z0Ns12rU0Ns12wU0Ns14jV0Ns14wU0Ns14_d0Nu003d0Nw0NUa0Nx002S0Nx003S0Nx0unc0Nx0-nS0Ny002S0N-003S0N-0H8Z0N-0u_T
0N-0-nT0N-12JZ0O3002Y0O3003U0O301ib0O3022S0O304JS0O304se0O3054U0O3068S0O306oY0O306tY0O307QX0O308Sc0O308XZ0O308la
0O309pS0O309qT0O30BFT0O30BWS0O30BsZ0O30BwY0O30CFf0O30CPS0O30DYY0O30DsN0O30H7Q0O30H8b0O30JDQ0O30Jhc0O30JkZ0O30JlU
0O30KAb0O30Kua0O30LhZ0O30LoZ0O30LrZ0O30LuS0O30MOS0O30MWa0O30OHT0O30OiZ0O30OoQ0O30OvS0O30Q5S0O30R3Y0O30RKT0O30Rua
0O30SIR0O30TGb0O30TaV0O30TpY0O30UXZ0O30Udd0O30Umf0O30VCQ0O30VES0O30VZc0O30W3Z0O30WJU0O30WoS0O30XOa0O30XjY0O30XtU
0O30YmZ0O30Yqa0O30YvY0O30Z9Z0O30ZiT0O30ZmU0O30ZvZ0O30ZzU0O30Z-S0O30aoS0O30awO0O30bjY0O30bnZ0O30c8P0O30cCZ0O30cOX
0O30cQb0O30d2R0O30dTU0O30daT0O30dfc0O30diR0O30dpS0O30eJT0O30eRT0O30f4U0O30fId0O30fQa0O30fvR0O30g3O0O30hDe0O30hGP
0O30iUS0O30iZY0O30iiT0O30iza0O30jnZ0O30kbS0O30kfY0O30mrd0O30nLZ0O30nTT0O30o3Y0O30oxP0O30qZT0O30rSS0O30sCT0O30sFa
0O30t3S0O30tVZ0O30teQ0O30tua0O30u_R0O30v9N0O30vXZ0O30wAS0O30wWa0O30waR0O30w_Z0O30x7b0O30xBa0O30xUb0O30xfa0O30ywX
0O30zAT0O30zDU0O30znP0O30zpV0O30-1a0O30-4T0O30-qe0O30-vb0O30_1U0O30_3b0O311MT0O312iU0O313RS0O313nU0O314Re0O315iZ
0O315qY0O4002b0O40-nS0O6002Y0O9002g0O90H_Y0O90KbT0O90SIZ0O90ZvU0O90fva0O90mBa0O90wHZ0O90_BT0OA0kUa0OC002S0OC09yR
0OC0JyO0OC0KsU0OC0O3a0OC0bjR0OC0-nT0OC14Da0OC14_Z0OE0Ixa0OH002T0OH003Z0OH0NUR0OH0nkR0OH13Rd0OH13TZ0OI002Z0OL0A3Z
0OL0A5Y0ON002T0ON003S0ON02wa0ON0UdT0OS002S0OS003Q0OT12Jf0OV002h0OY003T0OY01rP0Ob002S0Ob003T0Ob07IZ0Ob0VnS0Oc0cCP
0Od002Z0Od003T0Od0Lud0Od0UdT0Od14DS0Oe002R0Oe003d0Oi002U0Oi003O0Oi00ZZ0Oi013d0Oi01KS0Oi022R0Oi04FT0Oi06ee0Oi06tP
0Oi08Sa0Oi09cX0Oi09qb0Oi0BWZ0Oi0BwR0Oi0C0a0Oi0C-R0Oi0DYU0Oi0Drd0Oi0ErY0Oi0H8T0Oi0Ivf0Oi0JhP0Oi0JyP0Oi0KIP0Oi0LuR
0Oi0NUQ0Oi0PNR0Oi0QrY0Oi0RKP0Oi0RYU0Oi0Sia0Oi0SyR0Oi0TGT0Oi0UXR0Oi0Vjd0Oi0WJe0Oi0WoS0Oi0XOY0Oi0XwS0Oi0Yke0Oi0ZMZ
0Oi0Zha0Oi0Zvc0Oi0Zzc0Oi0b5Q0Oi0bnc0Oi0c8R0Oi0cCQ0Oi0cGa0Oi0cxR0Oi0d2T0Oi0dfQ0Oi0fQO0Oi0fdU0Oi0foa0Oi0fvL0Oi0giS
0Oi0hvR0Oi0izT0Oi0jAO0Oi0jbb0Oi0kfS0Oi0mSR0Oi0mzc0Oi0nfb0Oi0nkQ0Oi0o3b0Oi0ofZ0Oi0ola0Oi0otg0Oi0oxO0Oi0pfO0Oi0sBc
0Oi0sFU0Oi0snZ0Oi0unL0Oi0v9b0Oi0wVS0Oi0wZZ0Oi0waQ0Oi0xPb0Oi0xfc0Oi0ywY0Oi0zpO0Oi0_1Z0Oi0_AR0Oi0_Qa0Oi11IM0Oi12rY
0Oi13Ba0Oi13nU0Ok003a0Ok022c0Ok02VS0Ok09cb0Ok0ErY0Ok0QuS0Ok0TaS0Ok0VEZ0Ok0VjZ0Ok0WOT0Ok0XjT0Ok0a3b0Ok0cCZ0Ok0shb
0Ok0wBS0Ok0wab0Ok0zpQ0On003U0Oo002Q0Oo003c0Oo06ec0Oo09hS0Oo0BCc0Oo0R5N0Oo0SiT0Oo0SxS0Oo0W6P0Oo0X_a0Oo0Z-S0Oo0olb
0Oo13Ra0Op0AFZ0Or12Je0Os002d0Os0Rub0Os0bjQ0Os0-nR0Ot12Jh0Ou003a0Ov003Y0Ov08xP0Ov0BCT0Ov0Xwb0Ov0bna0Ov0l2b0Ov0oxS
0Ov0pZe0Ov0tYT0Ov0waa0Ov0-4a0Ov0_Qc0Ow0amS0Ox0-nX0O_04Ja0O_09pT0P10-nR0P3002c0P3003d0P302Vb0P30F8R0P30IBd0P30Jva
0P30JyX0P30KIR0P30Kbd0P30MBZ0P30U6U0P30UHY0P30UVd0P30cNQ0P30cQZ0P30ctZ0P30o8T0P30oxT0P30pfP0P30uNT0P30zpT0P312KS
0P40VjS0P70gGT0P80uEU0P9002Y0P90wxZ0PF0E2S0PF0kQU0PI0zmd0PK003Z0PL003V0PL02bT0PL0CFQ0PL0HZR0PL0Kba0PL0LuP0PL0NUV
0PL0O3Z0PL0RCV0PL0Ruc0PL0Tab0PL0UdY0PL0YmZ0PL0bjT0PL0oxZ0PL0v9U0PL0-na0PL14_Z0PN002c0PN0NUU0PR09cR0PR0BWb0PR0joO
0PR0tVf0PZ0NUZ0Pb002S0Pb09cY0Pc02VZ0Pc05fY0Pc0cNZ0Ph002Q0Ph09cT0Ph0KbZ0Ph0NUS0Ph0oxY0Pi002d0Pi07IN0Pi0RuR0Pj002a
0Pj003T0Pj0Jyf0Pj0Lrb0Pj0Luf0Pj0NUc0Pj0RuR0Pj0dfT0Pj0kxc0Pj0-nT0Pl002M0Pl003d0Pl09cQ0Pl0D6R0Pl0LuO0Pl0ZvY0Pl0dLT
0Pl0kbb0Pl0oxb0Pl0zpb0Pl12KT0Pm0NUb0Pn002T0Pn0Anb0Pn0LuT0Pn0pfS0Pn14_Z0Po002Z0Po0hAZ0Po14jZ0Pp002d0Pp0IGY0Pv003U
0Pv013S0Pv02VZ0Pv05fV0Pv0Anb0Pv0BQf0Pv0Gbc0Pv0GeZ0Pv0H0S0Pv0Jyf0Pv0Kbb0Pv0LuS0Pv0S8a0Pv0UHc0Pv0WpY0Pv0WvS0Pv0YKb
0Pv0b5T0Pv0cNa0Pv0cQa0Pv0ccV0Pv0cta0Pv0dGc0Pv0fkT0Pv0gML0Pv0lGY0Pv0mVT0Pv0oyT0Pv0quS0Pv0wVR0Pv0wyS0Pv0zpY0Pv0-WQ
0Pv0-nS0Pv0-yT0Pv15Ue0Pw002b0Pw003Z0Pw02bZ0Pw07QQ0Pw09yX0Pw0A9b0Pw0NUR0Pw0YvT0Pw0aZc0Pw0ywT0Pz05fY0P-00ZT0P-02FR
0P-02VY0P-05fX0P-07SQ0P-08hT0P-0Ana0P-0Ifh0P-0I-c0P-0LuS0P-0MtS0P-0cNY0P-0ccS0P-0diR0P-0gLe0P-0gMT0P-0ihS0P-0p4P
0P-0rhR0P-0-nS0Q406Aa0Q406ea0Q40dLS0Q40oxS0Q5002U0Q5003O0Q502bR0Q50NUT0Q50Nsc0Q50O3U0Q50UdZ0Q50XOQ0Q50ccP0Q50unT
0Q510Va0Q513Bd0Q513RQ0Q514_c0Q6002R0Q6003T0Q60NUS0Q60O3a0QA002Y0QA003Q0QA08sa0QA08-c0QA0JDS0QA12Kb0QB002b0QD0tVa
0QE0Qbb0QE0unT0QE12qZ0QG05ZT0QH002U0QH003R0QH0O3Z0QH0ZvS0QH0kbO0QH0oxZ0QH0pfT0QH0-4a0QH0-nY0QH14_T0QI002Q0QK07IY
0QL003T0QL0f7Q0QM0NUQ0QP002T0QP003T0QP0R4a0QT003a0QU002d0QV002b0QV0zZT0QZ002S0QZ003T0QZ0NUU0Qa003Z0Qa0-nS0Qb002O
0Qb0O3b0Qb14_Z0Qc003Z0Qc0MWS0Qc0NUZ0Qc0tVT0Qe003T0Qh0JDZ0Qh0c8U0Qj0NUa0Qn003T0Qn0GqT0Qn0JlS0Qo003g0Qo0Lue0Qo0QoR
0Qo0RuT0Qo0UdS0Qo0-nU0Qr003U0Qr01KY0Qr02bY0Qr0BCh0Qr0NUU0Qr0O3S0Qr0RCa0Qr0Sgb0Qr0SiT0Qr0UXY0Qr0XjS0Qr0bjY0Qr0ccb
0Qr0eBa0Qr0rSS0Qr0rTQ0Qr0-nT0Qr14_T0Qs002S0Qu003U0Qu0NUc0Qv002T0Qv003Q0Qv0MWY0Qw0nrc0Q_0-nY0R2002T0R3002Z0R3003V
0R307QS0R308lT0R309cY0R309yb0R30BWb0R30JDT0R30JyZ0R30KbS0R30Q5a0R30a1a0R30a9O0R30juT0R30oxU0R30pfY0R30tYb0R30teS
0R30_KR0R30_nc0R4003X0R5003T0RA0hOQ0RC002T0RC003T0RC02FZ0RC02bY0RC03aS0RC07GS0RC07Ib0RC07QS0RC08hc0RC0ADT0RC0Coa
0RC0MWZ0RC0NsY0RC0O3N0RC0Oee0RC0PvR0RC0RuZ0RC0SIU0RC0UdZ0RC0XOU0RC0ZvS0RC0aZc0RC0bTQ0RC0ccY0RC0dLZ0RC0dfa0RC0eBQ
0RC0tgd0RC0-nT0RC11MS0RC14Da0RC14_Z0RF03aR0RG003S0RG0NUZ0RK002Q0RK0O3U0RK0PvZ0RK0joZ0RL0BWR0RL0NUT0RL0Uda0RL0-Vb
0RL0-ZU0RN003T0RN0O3S0RN0-nP0RO003U0RP00Pa0RP0bzZ0RP0cOf0RP0iKT0RP0rYb0RP0ywb0RP0zpS0RP0-1T0RP12wd0RP14Qa0RP15gY
0RP15iT0RR003T0RR086b0RR0Uma0RR0zpa0RR0-1Y0RS002X0RS003Z0RS02bY0RS05bX0RS07Ia0RS0I5e0RS0IGS0RS0Jyb0RS0KIb0RS0KbR
0RS0ZvR0RS0bJS0RS0dfZ0RS0hAa0RS0ufc0RS0zpT0RS12pa0RS14jZ0RU003X0RU02VZ0RU02bZ0RU04Ae0RU07Qc0RU07aZ0RU09zc0RU0BWS
0RU0ErQ0RU0F8S0RU0Fbc0RU0IBU0RU0IvR0RU0JyP0RU0KIU0RU0KbL0RU0MOa0RU0MWS0RU0U6S0RU0UHY0RU0Umb0RU0Vjb0RU0Yhc0RU0ZvS
0RU0cCb0RU0cQZ0RU0daT0RU0lwZ0RU0pfR0RU0tuS0RU0wmS0RU0wxc0RU0zDa0RU0zpZ0RU118R0RU11MV0RU129U0RU12Ka0RU13RQ0RW003d
0RW0waZ0RY0O3Y0RY0UdU0RY0bjT0RY0-nR0RY14_T0RZ002R0Rd002T0Ri003S0Rj0zpR0Rk002b0Rk003S0Rk09KP0Rk0NUa0Rl002S0Rl07Ic
0Rp003S0Rp0LuO0Rs002b0Rs0-nZ0Ru002U0Ru01Fa0Ru01Ka0Ru022T0Ru02VY0Ru02zZ0Ru03yU0Ru04JY0Ru04xR0Ru04_S0Ru054U0Ru05OL
0Ru06oe0Ru06tR0Ru07QV0Ru07aR0Ru07ca0Ru086Q0Ru087b0Ru08ST0Ru08XT0Ru08ga0Ru08rZ0Ru08vT0Ru091T0Ru09OS0Ru09kS0Ru09oT
0Ru09pQ0Ru09qd0Ru0A5b0Ru0AOZ0Ru0BFY0Ru0Bwa0Ru0C6L0Ru0D8a0Ru0DYT0Ru0DcZ0Ru0DsZ0Ru0E2Z0Ru0E4R0Ru0ErS0Ru0GqY0Ru0JkR
0Ru0JlY0Ru0JqU0Ru0KAR0Ru0KIb0Ru0Kba0Ru0KsR0Ru0LuR0Ru0MWZ0Ru0Mda0Ru0NCS0Ru0NWb0Ru0NdT0Ru0OHe0Ru0Oia0Ru0OkR0Ru0PLT
0Ru0PhF0Ru0Ple0Ru0Qob0Ru0QrU0Ru0R3Y0Ru0RCa0Ru0S9Z0Ru0SlR0Ru0TGb0Ru0Twd0Ru0UHa0Ru0UdQ0Ru0UyY0Ru0VGb0Ru0VOT0Ru0VzQ
0Ru0Wjb0Ru0WoQ0Ru0XcR0Ru0XjU0Ru0XwZ0Ru0X_a0Ru0YYd0Ru0YkS0Ru0YvY0Ru0ZvY0Ru0Z-T0Ru0Z_a0Ru0a1S0Ru0a4c0Ru0aES0Ru0aoc
0Ru0bSd0Ru0bnR0Ru0cNR0Ru0cOU0Ru0cQb0Ru0dfc0Ru0dia0Ru0dpb0Ru0eEU0Ru0eRZ0Ru0f4Z0Ru0fAc0Ru0fQU0Ru0fTc0Ru0fdU0Ru0fvZ
0Ru0g6Y0Ru0gHc0Ru0gaQ0Ru0gyQ0Ru0hvS0Ru0j8Y0Ru0jIN0Ru0jJd0Ru0jbS0Ru0joS0Ru0kbS0Ru0kfb0Ru0l0T0Ru0lNP0Ru0lwa0Ru0mYM
0Ru0nTc0Ru0nzb0Ru0o3Y0Ru0o7P0Ru0ofZ0Ru0olJ0Ru0otS0Ru0oxY0Ru0pfT0Ru0r2X0Ru0r4S0Ru0rSO0Ru0rVZ0Ru0sFU0Ru0sha0Ru0tPa
0Ru0tVd0Ru0tgh0Ru0tuZ0Ru0v9U0Ru0vbS0Ru0wWa0Ru0waX0Ru0wmY0Ru0w_a0Ru0x0R0Ru0xBT0Ru0xdN0Ru0yeU0Ru0ysc0Ru0ywQ0Ru0zAS
0Ru0zDY0Ru0zHT0Ru0zST0Ru0zWS0Ru0zjQ0Ru0znQ0Ru0zpZ0Ru0-1Z0Ru0-4d0Ru0-TS0Ru0-Vb0Ru0-nS0Ru0_1Q0Ru0_4a0Ru0_QU0Ru11KQ
0Ru11Ma0Ru12Oa0Ru12pc0Ru12rU0Ru13Rb0Ru159T0Ru15Bd0Ru15PT0Ru15iZ0Ru15wT0Ru15xa0Rw002O0Rw0NUT0R_002U0R_003Z0S0002S
0S30BWS0S30Zva0S30oxU0S414_j0S5002Z0S5003R0S50eBd0S80jle0S80wad0S9002Z0S90cxe0S913Bd0SC0-nS0SD0zpY0SE002a0SE003S
0SI002Z0SI003T0SI06Aa0SI07Ga0SI0D9Q0SI0Lua0SI0MWc0SI0NUY0SI0O3R0SI0Q5a0SI0UdR0SI0dfZ0SI0lrS0SI0tuQ0SI0zSb0SI0-na
0SI10Xb0SI12Kb0SI13Rb0SI15QY0SJ002S0SJ003Z0SK003d0SL002b0SL0NUa0SM002T0SP0znR0SQ0znR0ST002Z0ST003M0SW01KS0Sc0YGa
0Sf0E2a0Sg002Q0Sg003V0Sg0Jyc0Sg0Kbb0Sg0Lug0Sg0NUR0Sg0NsY0Sg0O3U0Sg0UdY0Sg0ccZ0Sg0dfO0Sg0tVT0Sg0-nb0Sg12KZ0Sg14_T
0Si002U0Si00MY0Si0NUS0Si0NsY0Si0RuT0Si0UdQ0Si0dLa0Si0dfY0Si0hAc0Si0qLS0Si0-nf0Si14DT0Sl07QS0Sl0NUP0Sq002a0St09KT
0Su0O3Z0Sx002V0Sx003Q0Sx0C0S0Sx0MWT0Sx0X8a0Sx0cCa0Sx0olI0Sy003T0Sy0BFT0Sy0BWR0Sy0C6P0Sy14Gb0Sz002a0T0002Q0T0003Z
0T00AmT0T00AnT0T00JyR0T00Lua0T00Lze0T00NUc0T1002S0T1003U0T10BWY0T10Z-a0T10d2S0T10zpa0T2002S0T2003V0T20RuS0T215ea
0T4003P0T40hDa0T40twa0T40zpY0T7002T0T9003T0TC002b0TD003b0TF003a0TG03aP0TG06xR0TG08la0TG0DrS0TG0NhS0TG0eea0TG0una
0TG0x7Y0TH0-na0TK002b0TL003b0TM003S0TO0zpa0TT003Q0TT0BFZ0TU002T0TU0Tia0TU0dLS0TW002Z0TW0utO0TW13Rd0TY0zpa0Ta002X
0Ta003V0Ta0Lua0Ta0NUT0Ta0Nsa0Ta0O3Z0Ta0RuU0Ta0Sga0Ta0Z-U0Ta0bjS0Ta0dLY0Ta0oxb0Ta0qua0Ta0waS0Ta0wmQ0Ta0wya0Ta10VZ
0Ta14_T0Tb002Q0Tb003U0Tb0NUa0Td003S0Te002a0Th002X0Th003Q0Th0NUZ0Th0P3d0Th0UmZ0Th0dLd0Th0-1Y0Tk002Q0Tk0UdQ0Tk0dLS
0Tn003b0Tp003a0Tq0JyR0Tt003c0Tw0dfS0T-002Z0T-003S0T-0NUT0T-0UdT0T-0-nc0T-14_T0T_002a0T_003T0U10JyZ0U10UXS0U10oxZ
0U10t7S0U10tVb0U10_1R0U6002Y0U601dT0U602bT0U60IGc0U60KbL0U60L3O0U60lSe0U613zc0U614nZ0U8002S0U9002Q0U9003U0U90PvS
0U90UdX0U90eBd0U90tga0U90-nT0UC003X0UC00fa0UC02VO0UC0Jyb0UC0zpX0UH002a0UH003Y0UH00ke0UH02fa0UH03Oc0UH04JT0UH054S
0UH05Pb0UH06Aa0UH07Qa0UH09CZ0UH09yS0UH0A5b0UH0AKb0UH0BCN0UH0BFY0UH0C4M0UH0DOO0UH0Inb0UH0JhZ0UH0KIa0UH0MWT0UH0NUU
0UH0NhT0UH0Q5R0UH0QrT0UH0StS0UH0TGS0UH0TaN0UH0UXf0UH0VOS0UH0XkS0UH0ZDQ0UH0cOb0UH0cxa0UH0dTe0UH0dxa0UH0e8c0UH0fdT
0UH0foS0UH0fvS0UH0hDa0UH0job0UH0kbO0UH0mnR0UH0n0T0UH0pYZ0UH0pva0UH0r4a0UH0tYb0UH0teS0UH0utc0UH0wBQ0UH0waR0UH0wzc
0UH0xfQ0UH0yea0UH0-Va0UH0-ja0UH0-qR0UH0_1Z0UH0_Aa0UH12KR0UH12gT0UH12iY0UH12rS0UH13BV0UH14wb0UP003T0UP0LuS0UR002S
0UR0XRb0UR0a1c0US002R0US0NUS0US0dfZ0UT002Q0UU0a1T0UV003P0UV0JyN0UV0KbU0UV0YGT0UX002c0UX003U0UX01Kb0UX026S0UX028T
0UX0MdR0UX0NUP0UX0O3b0UX0UdS0UX0yxb0UX0-nT0Ua002b0Ua003U0Ub0rTU0Ub0waT0Ud002T0Ud003M0Ud00Nd0Ud013S0Ud01Da0Ud01qS
0Ud021T0Ud02Bb0Ud02Fc0Ud02Qa0Ud02VZ0Ud03nb0Ud03wS0Ud040U0Ud044U0Ud04UT0Ud04iU0Ud05gT0Ud05nc0Ud05qZ0Ud06BS0Ud06nc
0Ud07FU0Ud07eb0Ud07nY0Ud07rZ0Ud08hR0Ud09lZ0Ud09oQ0Ud0AmS0Ud0Anb0Ud0BJU0Ud0BUQ0Ud0BVS0Ud0CcU0Ud0CjY0Ud0D7S0Ud0DZP
0Ud0EBS0Ud0EwS0Ud0F9T0Ud0FbX0Ud0Gte0Ud0HfV0Ud0HjY0Ud0I5S0Ud0IdR0Ud0Iva0Ud0I-Z0Ud0JsS0Ud0JyS0Ud0KjQ0Ud0LBJ0Ud0LuT
0Ud0M3Q0Ud0MqR0Ud0MtS0Ud0NUe0Ud0NVa0Ud0NsS0Ud0O3S0Ud0O9e0Ud0Oxc0Ud0OyU0Ud0QVU0Ud0RSV0Ud0RWa0Ud0RuX0Ud0RwR0Ud0S4e
0Ud0S8c0Ud0S9Y0Ud0SAe0Ud0T2U0Ud0T4T0Ud0TWZ0Ud0U6Z0Ud0UHY0Ud0UmQ0Ud0VIQ0Ud0VzZ0Ud0WIa0Ud0WNa0Ud0WaT0Ud0WvT0Ud0X7c
0Ud0XTS0Ud0Xec0Ud0XxZ0Ud0YAY0Ud0YhZ0Ud0Z9S0Ud0aea0Ud0b5S0Ud0b_Y0Ud0c2g0Ud0cLU0Ud0cNY0Ud0cSb0Ud0cWT0Ud0ccb0Ud0coS
0Ud0ctf0Ud0dLU0Ud0dbX0Ud0dfS0Ud0dlb0Ud0dpS0Ud0eXc0Ud0ega0Ud0ehR0Ud0fXS0Ud0fzR0Ud0g6c0Ud0gKa0Ud0iKS0Ud0ioS0Ud0i-S
0Ud0jha0Ud0jnS0Ud0lFT0Ud0lGS0Ud0lNb0Ud0lWJ0Ud0lwR0Ud0m7X0Ud0nZY0Ud0o3b0Ud0o8X0Ud0odb0Ud0oyZ0Ud0p4l0Ud0pLT0Ud0p-S
0Ud0rhS0Ud0tgZ0Ud0uES0Ud0uFP0Ud0v5Y0Ud0vlZ0Ud0wGU0Ud0wMU0Ud0wVY0Ud0wWT0Ud0wyZ0Ud0wzQ0Ud0y7Z0Ud0z6Z0Ud0zVQ0Ud0zcf
0Ud0zpY0Ud0-ya0Ud104V0Ud10CS0Ud10fR0Ud10lS0Ud10tT0Ud10-Z0Ud119b0Ud11MM0Ud11oS0Ud11_T0Ud129a0Ud12JO0Ud12LS0Ud12Oa
0Ud12qa0Ud12wZ0Ud12xS0Ud134P0Ud13gS0Ud13zS0Ud14_Z0Ud15OT0Ud15Ua0Ud15ma0Uh002Q0Uh003g0Uh040T0Uk002S0Uk02bb0Um002V
0Um003V0Um01fc0Um02FZ0Um03ab0Um040T0Um07kU0Um0A8c0Um0C3S0Um0GYT0Um0GZR0Um0HZP0Um0HaP0Um0Kaa0Um0L0T0Um0NUc0Um0O3Y
0Um0PvZ0Um0RuS0Um0UdV0Um0UeO0Um0ZCd0Um0ZPQ0Um0aAT0Um0bTU0Um0suZ0Um0u6Z0Um0z_S0Um0-nZ0Um12JY0Um14DV0Um14wV0Um15Jb
0Un002c0Un003e0Un0O3d0Un0RCb0Un0-nb0Uo0O3a0Uo0-nT0Uo14_a0Uu002S0Uu003S0Uv002T0Uw003Y0Uw0NUO0Uy02FU0Uy0D7a0Uy0ccT
0Uy0eKa0Uy0eyZ0V0002a0V00MWa0V00MZP0V00-nS0V2003Q0V20cMP0V20w3k0V213RU0V30BWP0V30HxR0V312ic0V60x7d0V90BWN0V90ZvR
0V90teQ0VA002Y0VA003R0VA0BZS0VA0bjb0VB0UdS0VC002R0VC0YFR0VC0bje0VC0pYO0VE002Z0VE003Y0VE09Ka0VE0BFR0VE0G9S0VE0I5T
0VE0KsS0VE0Lum0VE0Pva0VE0RCU0VE0YmM0VE0Z9P0VE0bjl0VE0dfT0VE0nTa0VE0pfZ0VE0qHQ0VE0rVT0VE0rXd0VE0wmQ0VE0xSP0VE0xza
0VE0zDc0VE14DS0VE14_T0VF002Z0VF0NsS0VF0dLb0VF0-nR0VG002Y0VG003V0VG08sS0VG09qd0VG0NUT0VG0cCb0VG0oxS0VG0ywa0VG0-nP
0VG10VT0VH003S0VI0PLT0VI0r2Z0VI0zpa0VL002Y0VL003S0VL0MWd0VN002U0VN003c0VN0Rua0VO002Z0VO003U0VO0J1Z0VO0JyR0VO0MWZ
0VO0Z-Z0VO0cOR0VO0d2a0VO0fsQ0VO0fvQ0VO0mOb0VO0rLR0VO0-nU0VO14_T0VQ0h7Q0VQ0_QU0VV002U0VV0e9T0VX12gb0VY0-qO0VZ002a
0VZ01QT0Vc003S0Vc021R0Vc0zpb0Vd09ca0Vd0Kba0Ve0K_a0Vg0Y5R0Vh002T0Vh003Y0Vh13RU0Vj002Z0Vj003S0Vj02bb0Vj03Jb0Vj05bc
0Vj08Ra0Vj0JhR0Vj0JyR0Vj0MWb0Vj0NUU0Vj0NsY0Vj0O3X0Vj0RCf0Vj0Rue0Vj0UdZ0Vj0VjT0Vj0YmQ0Vj0blR0Vj0dfS0Vj0shb0Vj0tgT
0Vj0x0b0Vj0znZ0Vj0-nS0Vj10VV0Vj12KT0Vj13BS0Vj14DT0Vj14mS0Vk0U5T0Vm003S0Vn002Q0Vn0RuY0Vn0UdS0Vn0-na0Vn14_T0Vr003R
0Vr0zDZ0Vs002Y0Vs003S0Vt003Z0Vu003U0Vy0Q_c0Vy14hZ0Vz002h0Vz0NUP0Vz0WaT0Vz0-nR0W009ca0W1002b0W10MWS0W3002T0W3003a
0W30UVa0W30VEQ0W30tYY0W313Rc0W5003Z0W7003U0W70t0Y0W713BT0W714_c0W9002O0W9003b0W90NUa0WC002R0WD0JAa0WD0KsS0WD0OCU
0WD0PjR0WD0UPS0WD0pfT0WE08aN0WF0f3b0WH003O0WH0ZvV0WH0cxS0WJ003S0WJ01Ca0WJ036Z0WJ06Ac0WJ0Jhe0WJ0QHY0WJ0SIZ0WJ0X_S
0WJ0ZvT0WJ0asa0WJ12Kb0WJ12LU0WJ12qb0WJ13RS0WK003R0WN002a0WN0zmY0WO003Q0WP003b0WS002U0WS003X0WY003a0WY0Jyd0WY0saZ
0WY0tVa0Wa002T0Wa003T0Wa02bZ0Wa040S0Wa07Gd0Wa0IhY0Wa0NUS0Wa0O3a0Wa0RCP0Wa0SiS0Wa0UdQ0Wa0VjZ0Wa0cOd0Wa0dLO0Wc002S
0Wc0NUb0Wc0_TT0We002R0We0GBd0Wh0b5Z0Wj002b0Wj003O0Wj02bT0Wj03aQ0Wj0Jhb0Wj0LIa0Wj0PvZ0Wj14_N0Wl003Z0Wl0dia0Wm0PLZ
0Wn003T0Wn0UmZ0Wn0zpa0Wo002a0Wo0JhZ0Wo0NUQ0Wo0Phb0Wo0RCe0Wp002b0Wp003S0Wp0RuY0Wp0dfb0Wp0zpT0Wr003T0Wr0tYZ0Ws003S
0Wt002b0Wt003X0Wt0NUV0Wt0O3S0Wt0UdY0Wv0zmX0Wz002b0Wz003X0Wz07QT0Wz0NUZ0Wz0dLR0Wz0tgS0W-002Z0W-003U0X1002c0X30KIa
0X6003R0X614QS0X702FR0X70zpa0X70-nZ0X8003X0X80KYS0X80dLZ0X80lGT0X80tgS0XA002b0XA0-nd0XB002b0XD002a0XD0KYb0XE003X
0XE0N3a0XE0Rua0XE14wP0XH002U0XH003a0XH0NUZ0XH14_S0XL002R0XL003b0XL14wR0XO002X0XO003Y0XO02bY0XO0Lub0XO0NUT0XO0O3S
0XO0unR0XO0-nS0XO13RZ0XO14_U0XP0RuZ0XQ0NUQ0XQ0dfb0XR002V0XR003T0XR09kf0XR09lS0XR0Jyb0XR0NUV0XR0UdU0XR0ccc0XR0dLc
0XR0dfa0XR0uEZ0XR0-nZ0XR14nc0XS002Q0XS0-nS0XT040S0XT0NUa0XT0dfQ0XV0DrS0XZ0aEX0XZ0_SR0Xc002T0Xc003T0Xc04Ja0Xc059Z
0Xc05BN0Xc05CY0Xc05DY0Xc05Kb0Xc09KT0Xc0BCd0Xc0BFQ0Xc0BJR0Xc0DsS0Xc0Jyb0Xc0LuS0Xc0MWR0Xc0NUQ0Xc0O3U0Xc0Q4c0Xc0SIO
0Xc0Udb0Xc0XjQ0Xc0Z-R0Xc0dLS0Xc0eBa0Xc0tYT0Xc0teb0Xc0waZ0Xc0zpY0Xc0-zS0Xd003U0Xe002X0Xe003U0Xe07IY0Xe0BCZ0Xe0DcS
0Xe0I5P0Xe0O3R0Xe0awa0Xe0hDT0Xe0zpT0Xf002L0Xf003R0Xg002U0Xg003c0Xg07Pc0Xg0BCQ0Xg0BFa0Xg0Dra0Xg0IHa0Xg0NUR0Xg0W0R
0Xg0Xja0Xg0dLT0Xg0dff0Xg0hDY0Xg0zpS0Xh003S0Xj002a0Xj003Z0Xj01KZ0Xj01za0Xj06oS0Xj09qf0Xj0DrZ0Xj0E3T0Xj0H7T0Xj0H8S
0Xj0JDa0Xj0RYT0Xj0UXY0Xj0cOV0Xj0dTT0Xj0mYZ0Xj0mnb0Xj0nTR0Xj0vIQ0Xj0x0Y0Xj0_QZ0Xj13BT0Xj13DO0Xk003U0Xq002b0Xs040c
0Xs0RuU0Xt002T0Xt003Z0Xt07QT0Xt0SgR0Xu0NUT0Xv002b0Xv003S0Xw002V0Xw003Y0Xw05PY0Xw0LuR0Xw0MWA0Xw0MZc0Xw0NUd0Xw0NsQ
0Xw0QKZ0Xw0RCZ0Xw0VOS0Xw0XwS0Xw0Ymf0Xw0dfa0Xw0oxQ0Xw0pfS0Xw0tYU0Xw0-nT0Xw14Dh0Xx002N0Xx07IZ0Xy002R0X-003Y0X_002c
0X_003P0X_030S0X_0GqV0X_0JhS0X_0KId0X_0Lue0X_0MWX0X_0MZT0X_0NUb0X_0RCU0X_0RuT0X_0Zwd0X_0dTT0X_0kbb0X_0kfa0X_0oXZ
0X_0oxQ0X_0saS0X_0swT0X_0unU0X_0x7Z0X_0-nZ0X_15Qa0Y00RuP0Y00eXY0Y1002Z0Y1003T0Y10XRN0Y2002V0Y2003T0Y20BFb0Y20NUc
0Y20RuT0Y20Wzb0Y20eXT0Y40H8T0Y5002X0Y5003T0Y50BCR0Y50LuU0Y50UdS0Y50oxa0Y50-4Z0Y50-nT0Y50-qT0Y512rT0Y512wb0Y6002T
0Y60NUT0Y7002d0Y7003b0Y703Ja0Y70O3U0Y9003U0Y90vGa0Y90-VU0YA04iU0YA05UU0YA0L0V0YA0RuQ0YA0eza0YA0rYY0YA0y7f0YA0zmb
0YB0NUT0YB0X6a0YB12JR0YC12JT0YD0NUP0YE0X6U0YF003g0YF0I5Q0YF0Jhb0YF0JyM0YF0LuO0YF0LzR0YF0NUZ0YF0UdS0YF0pva0YG002P
0YG003Z0YG0GBa0YG0I5S0YG0L2S0YG0L3R0YG0NUS0YG0UuT0YG0zDa0YG0zcS0YG14_a0YK002e0YK0WcS0YK0swR0YM06YZ0YM0X8S0YM0zmU
0YM13Rb0YP07QZ0YQ002R0YR0SIS0YS003R0YT002Z0YT003b0YV002Z0YV0-nT0YW002c0YX002a0YY002Z0YY09KQ0YY0a1Z0YY0izZ0Yb0zDS
0Yc0AaT0Yc0aPb0Yd003S0Yd0zpU0Yh003Z0Yh0pfT0Yh12ib0Yk07IV0Yk0MUZ0Yk0RKU0Yk0tYR0Yl0T-T0Yl0UdS0Ym003X0Ym02FZ0Ym0D6a
0Ym0L3c0Ym0LuY0Ym0NUT0Ym0PvZ0Ym0RCS0Ym0U6S0Ym0UdZ0Ym0XgS0Ym0ccb0Ym0dLZ0Ym0dfT0Ym0izT0Ym0tYT0Ym0uET0Ym0wUb0Ym0wyT
0Ym0-nT0Ym14DS0Ym14_R0Yq002R0Yq003d0Yq0MWS0Yq0NUR0Yq0Uda0Yq0XOR0Yq0pfQ0Ys09WS0Ys0UBa0Yt002S0Yt0vlS0Yu0g6P0Yu0p0S
0Yv002T0Yv03aT0Yv07Ge0Yv0JhZ0Yv0Jyc0Yv0MWY0Yv0NUa0Yv0SIT0Yv0eeZ0Yv0mtR0Yv0-nT0Yv14wT0Yv14_V0Yw003a0Yw0MWe0Yw0-nU
0Yy002Y0Yy003T0Yy0O3R0Yy0-nT0Yz0O3S0Yz0dLa0Y-003T0Y_003U0Y_06AT0Y_0F8S0Y_0NUY0Y_0x0R0Z0003U0Z003aZ0Z00NUR0Z014_a
0Z1002Z0Z10MWc0Z10NUZ0Z10-nT0Z3003T0Z30CUZ0Z30TGS0Z4003c0Z9002T0Z9003S0Z901KR0Z906oN0Z90Kbc0Z90Lub0Z90UdZ0Z90Vja
0Z90cOQ0Z90cPS0Z90hca0Z90tYT0Z90-nd0Z914wS0ZB003P0ZB0Lad0ZB0NUR0ZB0NsS0ZB0RuR0ZB0oxU0ZB0oya0ZB0znc0ZB0zpc0ZB0-1T
0ZB14_b0ZC002Z0ZC003S0ZC0pYa0ZC0zpU0ZD003S0ZE002S0ZG003Q0ZG0pZa0ZG14_a0ZM002Q0ZM003X0ZM01hb0ZM04Da0ZM07OZ0ZM0B5Y
0ZM0CqS0ZM0GmT0ZM0Vnb0ZM0WtZ0ZM0X_Z0ZM0ZmS0ZM0Zva0ZM0cvS0ZM0hTd0ZM0kbS0ZM0kfY0ZM0p0T0ZM0qCU0ZM0ung0ZM0x7R0ZM0-VU
0ZM13BR0ZM13wd0ZO003T0ZO02Ba0ZO0ZmT0ZO0cxU0ZO0dLf0ZO0unc0ZP02FP0ZP05UV0ZP08Hc0ZP0LsO0ZP0ccS0ZP0dER0ZP0pvb0ZP0z3S
0ZP144Z0ZQ15gR0ZR002U0ZS003R0ZT003c0ZT0Lud0ZT0pfa0ZT0tVP0ZT0tYT0ZT0--Z0ZU002R0ZZ0znZ0ZZ0zpP0Zb003Z0Zc002Z0Zc003R
0Zd0NUZ0Zd10VU0Zg003Q0Zh002T0Zh003Z0Zh01Ca0Zh02rT0Zh0DrZ0Zh0NUU0Zh0RCR0Zh0RuR0Zh0Udc0Zh0XOO0Zh0dLS0Zh0o7a0Zh14wb
0Zi002U0Zi003S0Zi03JS0Zi0dLQ0Zj08gb0Zm002X0Zm003b0Zm04iR0Zm06xS0Zm0NUb0Zm0SgS0Zm0X8b0Zm0Ywa0Zm0jAU0Zm0wlg0Zm0-8T
0Zm12mY0Zo002T0Zo003h0Zo0BOk0Zo0VEc0Zo0dLQ0Zo0hvP0Zo0oxZ0Zq002Y0Zq003Y0Zv003U0Zv01dS0Zv03aQ0Zv040d0Zv04vd0Zv05bY
0Zv06Id0Zv0BwQ0Zv0DrZ0Zv0I5S0Zv0Kbc0Zv0NUd0Zv0NhS0Zv0O3b0Zv0P3T0Zv0PjT0Zv0PlT0Zv0Q5T0Zv0RuR0Zv0XRM0Zv0dLQ0Zv0dfS
0Zv0izV0Zv0kfc0Zv0lNQ0Zv0lwU0Zv0pfb0Zv0qKa0Zv0tDT0Zv0tYZ0Zv0tgQ0Zv0ufc0Zv0unb0Zv0x0Z0Zv0-1S0Zv0-nS0Zv10Vf0Zv14DP
0Zv151a0Zw003V0Zw0NUY0Zw0O3c0Zw0Rua0Zw0dfT0Zw0-nO0Zw12JZ0Zw14wU0Zy002T0Zz002c0Zz003S0Zz0DrP0Zz0Kba0Zz0MWU0Zz0SXS
0Zz0VOa0Zz0Vja0Zz0x0Y0Z-002a0Z-003T0Z-02bT0Z-040Q0Z-07Qe0Z-0HZb0Z-0MTb0Z-0MZY0Z-0NUX0Z-0Nsd0Z-0O3c0Z-0RuT0Z-0Uda
0Z-0dfZ0Z-0jcS0Z-0mOb0Z-0pYb0Z-0pfZ0Z-0tVa0Z-0tYR0Z-0v9S0Z-0x0U0Z-0ywZ0Z-12KU0Z-14_b0Z_002a0a0002Q0a00joS0a1002d
0a102bb0a107aS0a107eS0a10NUb0a10UdU0a10ccQ0a10dLc0a10esR0a10-9Q0a114_Z0a2002c0a3002f0a3003Y0a30A5Q0a30DrO0a30NUO
0a30O3b0a30bjT0a30omb0a30vib0a310Vd0a313BS0a314DT0a4002b0a4003a0a40A5Z0a40RuK0a40UdT0a40tVb0a412ia0a414wY0a414_T
0a9003c0a90UdS0aA05UX0aA08Hb0aA0P-Q0aA0ccR0aB003S0aB0O3S0aB0-na0aC003S0aD003S0aE002Y0aE003U0aE07Ga0aE0Jyb0aE0NUY
0aE0O3c0aE0PZf0aE0Pva0aE0RuQ0aE0dLU0aE0sWT0aE0-nY0aF002U0aH003U0aI002T0aI003S0aK003U0aK0-VR0aK13Rd0aN0-FT0aN13Ra
0aP0AaS0aR002a0aW11yO0aZ002e0aZ003a0aZ05tZ0aZ0DYO0aZ0LBP0aZ0NUe0aZ0Ruc0ab003S0ae002Z0ae003V0ae07GR0ae09qa0ae0FUa
0ae0JhZ0ae0MWR0ae0NUj0ae0O3Z0ae0Rua0ae0X_T0ae0cOa0ae0eBb0ae0p4X0ae0tYb0ae0zpT0ai0xBR0an002U0an003a0an02bR0an0I-Z
0an0NUZ0an0Rua0an0dfZ0an0ufZ0an0utT0an0-na0ao002a0ao003b0ao02bS0ao09KZ0ao0NUQ0ao0O3S0ao0RCP0ao0bjR0ao0tVa0ao0-nT
0ao13Rb0as002P0as003T0as0pmQ0aw002P0aw003R0aw0UdS0ax003a0az0E2Y0a_002T0a_003T0a_0LuR0a_0NUS0a_0UdU0a_0-4R0b1002T
0b10pYS0b3002S0b5002Q0b500Ma0b507OT0b50G9Z0b50SgY0b50fge0b50zmY0b60X7a0b60ioZ0b60l_T0b7002Z0b7003U0b70fvY0b70hIP
0b70ywZ0b8002Z0b80dfa0bC002Q0bC003Y0bC0NUT0bC0Umb0bC0zDS0bD003U0bD0-nZ0bE003X0bE0Umb0bE0dfQ0bE0-nR0bF003b0bF0KbZ
0bG06oa0bG0tVT0bI002S0bI003T0bI05gT0bI0NUT0bI0daT0bI0-nU0bI14mc0bJ002Q0bJ003S0bJ02zT0bJ0KbZ0bJ0RCc0bJ0RuR0bJ0Udd
0bJ0-ZS0bJ0-nT0bO13CZ0bP01KR0bQ12US0bS003a0bS0Bxb0bS0TbT0bS0cPT0bS0-dZ0bT05Ud0bT0B-h0bT0P-Z0bT0R_c0bT0cca0bT0jmZ
0bT0qKa0bT0vnb0bT12pS0bX14TT0bZ0-nb0bc0Kma0be05Wa0bf0w3b0bi0tVS0bj002X0bj003T0bj02ba0bj03aa0bj04Fa0bj07GT0bj0A9Z
0bj0NUY0bj0O3T0bj0Rub0bj0ThT0bj0Udd0bj0bTa0bj0cOU0bj0ccZ0bj0dLT0bj0eBa0bj0jnf0bj0tVS0bj0-nT0bk003f0bk0hcS0bl002T
0bl003P0bl0O3Z0bn002b0bn003d0bn0HZS0bn0O3S0bo002U0bo003Z0bp0C6e0br0a2a0bw07Qd0bx002T0by003S0by0b5T0by0-nV0bz002T
0bz003R0bz0-nU0b-003S0b-0-nf0b-12KS0b_002T0c00jlS0c2003a0c20dLa0c708lN0c709cc0c70tVc0c80BCd0c80Dra0c80JyT0c80SgU
0c80T-R0c80T_a0c80hOP0c80oxZ0c80-4b0c80-ZR0c80-nZ0c810VY0c9002T0cA003Z0cB002S0cB0PoZ0cC002a0cC003P0cC05PU0cC06AU
0cC07QY0cC08ad0cC08lT0cC09qZ0cC0BWX0cC0CUR0cC0DYc0cC0DrU0cC0Erd0cC0GMU0cC0GqT0cC0Ihc0cC0IvT0cC0JhU0cC0KIU0cC0MWT
0cC0MZZ0cC0SIZ0cC0Tag0cC0UXS0cC0VEZ0cC0Xja0cC0Z9U0cC0Z-U0cC0cOU0cC0d2b0cC0dia0cC0nqc0cC0oxS0cC0pZT0cC0t0c0cC0tua
0cC0wab0cC0zDU0cC0-qR0cC0_1R0cC0_Qa0cC13BU0cC13XT0cC141Z0cC143a0cC159T0cD002S0cD0zmQ0cD13RZ0cF01DZ0cF0D7Q0cG002Q
0cG003U0cG05PQ0cG08sS0cG0DiR0cG0SIY0cG0cOM0cG0diS0cG0n6b0cG0waZ0cG12KT0cG15Pa0cL002Z0cL0JhZ0cM002S0cN003Z0cN004U
0cN00zN0cN013Z0cN01ia0cN02wT0cN02zb0cN033Q0cN04ZT0cN04ib0cN04xZ0cN054T0cN06pT0cN07Pa0cN07QU0cN07cT0cN08gP0cN08jJ
0cN08mQ0cN08sR0cN09ca0cN09qY0cN0AKc0cN0AQS0cN0AaR0cN0BCT0cN0BFZ0cN0BWf0cN0C4Q0cN0C6Z0cN0DcS0cN0DrT0cN0ErS0cN0GMY
0cN0H7S0cN0IYZ0cN0IlS0cN0JeU0cN0JfU0cN0JhM0cN0KJS0cN0LgS0cN0M1S0cN0MWY0cN0MXa0cN0OCa0cN0OGb0cN0PLa0cN0Pjd0cN0Qrc
0cN0R3R0cN0RCZ0cN0SIe0cN0T-b0cN0UXR0cN0VEZ0cN0VjZ0cN0Vna0cN0WaS0cN0WoS0cN0XZb0cN0XcR0cN0XjX0cN0X_P0cN0YAT0cN0Z9c
0cN0ZBN0cN0ZCZ0cN0ZFR0cN0ZGb0cN0ZiS0cN0ZwQ0cN0Z-d0cN0a1d0cN0a4S0cN0aeS0cN0awc0cN0b5N0cN0bje0cN0bnf0cN0byF0cN0c8Z
0cN0cCY0cN0cGT0cN0cPd0cN0dfQ0cN0doO0cN0dpT0cN0eRZ0cN0fQU0cN0fdZ0cN0fxi0cN0g3Q0cN0g6S0cN0gLO0cN0gMR0cN0hGT0cN0hOT
0cN0hTS0cN0hcb0cN0hwT0cN0iUQ0cN0iib0cN0iza0cN0juR0cN0mOT0cN0n6S0cN0o3c0cN0olQ0cN0pLZ0cN0pYT0cN0pfZ0cN0pvS0cN0r4Q
0cN0rBe0cN0rFe0cN0rTY0cN0rYT0cN0sUe0cN0shS0cN0swa0cN0sxQ0cN0tVe0cN0tXc0cN0teQ0cN0tua0cN0v9R0cN0vXR0cN0wmQ0cN0x7a
0cN0zCb0cN0zET0cN0-qU0cN0_1b0cN0_AZ0cN0_GZ0cN0_QU0cN0_za0cN12KZ0cN12LT0cN12NS0cN134Y0cN13Bc0cN13DS0cN13TO0cN13oT
0cO002a0cO003T0cO01KS0cO01LZ0cO02Fb0cO02bY0cO03aS0cO040e0cO0BFZ0cO0CFZ0cO0Coc0cO0HZU0cO0JkS0cO0LuF0cO0NUY0cO0O3S
0cO0P3R0cO0Pva0cO0R3Q0cO0RCR0cO0Ruf0cO0Sgc0cO0UdN0cO0VGa0cO0VNf0cO0VjZ0cO0W7Z0cO0W9Y0cO0WpK0cO0WzT0cO0XOT0cO0XwT
0cO0YmZ0cO0axT0cO0bTc0cO0bjV0cO0cON0cO0dfT0cO0hcb0cO0t0T0cO0waS0cO0wmg0cO0yeS0cO0-na0cO13RR0cO14nP0cO14wO0cO14_U
0cP002X0cP003S0cP04iT0cP0RuZ0cP0WpS0cP0o8a0cP0-nY0cQ013R0cQ06CO0cQ0CUa0cQ0GWa0cQ0Ivb0cQ0JyS0cQ0K-a0cQ0K_f0cQ0MBK
0cQ0TuS0cQ0Xja0cQ0ctR0cQ0gVT0cQ0mUZ0cQ0qIe0cQ0xBc0cQ0-ja0cQ0_HR0cR003T0cS002S0cS0dLa0cS14DR0cS14eT0cV004a0cW0RPS
0cZ0-nb0cb002T0cc003Z0cc004Z0cc00Fh0cc00Ua0cc00VZ0cc00uQ0cc013S0cc01Cf0cc01DZ0cc01ET0cc021S0cc022a0cc023S0cc02BZ
0cc02VO0cc036h0cc037a0cc03nZ0cc040R0cc04CZ0cc04KS0cc04Uf0cc04ZT0cc04ic0cc05UT0cc05cS0cc05fS0cc05gR0cc05nU0cc05oS
0cc061O0cc06AS0cc06YT0cc071c0cc07US0cc07WS0cc07hT0cc07mT0cc081O0cc08gT0cc08hP0cc08sa0cc09WT0cc09kS0cc09lR0cc0A4N
0cc0AOS0cc0ARR0cc0Amf0cc0And0cc0BIb0cc0BJT0cc0BUY0cc0BiZ0cc0Bne0cc0BuS0cc0B-a0cc0C8b0cc0CLT0cc0CYa0cc0D6a0cc0D7b
0cc0D8Q0cc0DZa0cc0ERO0cc0EwT0cc0F9T0cc0FBR0cc0Fuf0cc0GAb0cc0GBb0cc0GFT0cc0H3Q0cc0HbS0cc0Hfa0cc0Ivd0cc0IzT0cc0I-P
0cc0J1S0cc0JAZ0cc0JPY0cc0Jtc0cc0K2a0cc0KYR0cc0Kpa0cc0KxU0cc0KyS0cc0K-d0cc0L1Q0cc0LOT0cc0MVS0cc0MnP0cc0Msa0cc0M-Z
0cc0NOS0cc0Nsb0cc0O3R0cc0OAb0cc0OCZ0cc0Oaa0cc0OcZ0cc0OiV0cc0Oxd0cc0PIS0cc0PUS0cc0Phf0cc0Pia0cc0PoZ0cc0P-Y0cc0RjQ
0cc0Rlf0cc0RuR0cc0S0T0cc0S2Z0cc0T1Y0cc0T2Y0cc0T4S0cc0TTb0cc0Tdb0cc0TsZ0cc0URa0cc0VHT0cc0VrT0cc0Vzd0cc0XOS0cc0XQb
0cc0XcS0cc0XgQ0cc0YBZ0cc0YdS0cc0YkR0cc0Yva0cc0YwT0cc0Y_b0cc0ZBZ0cc0ZCa0cc0ZGZ0cc0ZoS0cc0asQ0cc0b7c0cc0bCZ0cc0bET
0cc0bxQ0cc0byM0cc0bzS0cc0ctP0cc0dAR0cc0dLZ0cc0dYe0cc0dfS0cc0diT0cc0dpa0cc0eyR0cc0ezS0cc0e-T0cc0fTY0cc0fXc0cc0gPS
0cc0gSg0cc0gTa0cc0hYe0cc0hka0cc0iHT0cc0iKY0cc0iZT0cc0j3a0cc0jaY0cc0jmR0cc0jnT0cc0kbf0cc0khS0cc0lDU0cc0lFa0cc0lNN
0cc0lWa0cc0lva0cc0lwY0cc0m4Z0cc0m7d0cc0mOR0cc0mRL0cc0mXT0cc0n6a0cc0nNf0cc0nOa0cc0nPT0cc0nkc0cc0nlZ0cc0nrZ0cc0o7Z
0cc0o8c0cc0oBZ0cc0oES0cc0oTb0cc0omb0cc0opT0cc0oxR0cc0p3P0cc0p4Q0cc0pLT0cc0pSH0cc0pbZ0cc0peS0cc0phe0cc0pmP0cc0pqZ
0cc0p_S0cc0qEM0cc0qHc0cc0qJZ0cc0qKZ0cc0qLZ0cc0qwS0cc0qxR0cc0rVZ0cc0rYU0cc0reZ0cc0s6b0cc0sAO0cc0t7d0cc0t9R0cc0tDa
0cc0tMZ0cc0tbQ0cc0tga0cc0tjS0cc0uDc0cc0uEd0cc0uFa0cc0vlR0cc0vnT0cc0v-Q0cc0wUf0cc0wVf0cc0wWT0cc0wxa0cc0x3Z0cc0xnT
0cc0xvZ0cc0y7Y0cc0zbd0cc0-nR0cc104R0cc10BS0cc10Ca0cc12JS0cc12Kh0cc12qN0cc134e0cc135b0cc13gT0cc13wZ0cc13zQ0cc150S
0cc158c0cc15Dc0cc15OP0cc15Pg0cc15Ta0cc15eR0cd003d0cd0znN0cf002Y0cf0-nO0cg003c0ci002a0ci003b0ci0I5R0ci0NUX0ci0XRS
0ci0-nS0cj002Y0cl003T0cm002P0cm0Bwc0cm0XRT0cm0ZvZ0cm0pfR0cm0vIS0cm14Kd0cn003Y0cn0XRP0cn0XSZ0cn0dLb0cn0sCe0co002Y
0co003P0co05bb0co13zT0cq0TTd0cr003U0cs003S0ct002d0ct003U0ct07vg0ct0BlS0ct0NUZ0ct0RuS0ct0VjZ0ct0cNR0ct0hAb0ct0vGT
0cv003U0cv0O3R0cv0dLb0cx002a0cx003Z0cx0O3b0cx0dLU0cz13Bb0c-0ZWT0d1003Y0d2002h0d2003a0d20HZR0d20Lud0d20MWa0d20O3a
0d20UdZ0d20bjS0d20ccT0d20dLR0d20znd0d20-nc0d210VN0d214DS0d214_P0d3003R0d30-nS0d50NUc0dB0O3S0dE002a0dE0IGR0dE14jY
0dG002Y0dG003R0dG09oO0dG0IGY0dG0RuU0dG0XgZ0dG14nU0dJ0pfO0dL002R0dL003U0dL022Y0dL02VQ0dL02qS0dL02wS0dL034S0dL04FR
0dL04Jb0dL04iT0dL054Z0dL05FU0dL05PT0dL06AP0dL06aY0dL07Qf0dL07-a0dL08lY0dL09KZ0dL09qZ0dL0A5U0dL0AKZ0dL0AOa0dL0BFQ
0dL0BWQ0dL0C0S0dL0CaS0dL0DYS0dL0DrZ0dL0Dsa0dL0D_R0dL0Erb0dL0F9T0dL0Gea0dL0Ina0dL0JDT0dL0Jfa0dL0Jyd0dL0KIS0dL0K_T
0dL0LuN0dL0Lze0dL0MzT0dL0Q6e0dL0R3b0dL0S3a0dL0SIY0dL0UXT0dL0UyT0dL0V3S0dL0VER0dL0VjS0dL0WJT0dL0Wjc0dL0WoZ0dL0WtY
0dL0XgS0dL0XjY0dL0ZMS0dL0Zmb0dL0ZvU0dL0ZwQ0dL0a4P0dL0bjb0dL0cCb0dL0cOd0dL0cPc0dL0cQZ0dL0d2a0dL0d3a0dL0dUY0dL0dfT
0dL0e9c0dL0eEa0dL0fdT0dL0hDZ0dL0iUR0dL0izO0dL0jJc0dL0l0c0dL0mST0dL0nLU0dL0nOZ0dL0o3U0dL0obb0dL0oxY0dL0pYT0dL0pZT
0dL0qug0dL0rVb0dL0rYR0dL0sFT0dL0tVU0dL0v9U0dL0vZa0dL0x7Z0dL0zDX0dL0zrU0dL0zxZ0dL0-1R0dL0-yR0dL0_1Q0dL0_2U0dL0_4U
0dL10VR0dL12rP0dL13nT0dL141Y0dL15UZ0dL15ia0dM002P0dM003U0dM0NUT0dM0QEZ0dN003T0dR002c0dT003U0dT02ba0dT0AOP0dT0MOT
0dT0MWc0dT0NUU0dT0RuZ0dT0cca0dT0pLY0dT0-nb0dU002a0dU003N0dU0NUZ0dW003Z0dY002R0dY003O0dY0NUa0dY0lwb0da002c0da003Z
0da02bS0da09cZ0db0zmU0db13RZ0df003U0df01Ce0df022Z0df02VQ0df04xY0df054R0df05WR0df05jT0df06OZ0df07QU0df07ac0df08lZ
0df09OT0df09cR0df09kO0df09la0df09oR0df0AmT0df0BWT0df0CUb0df0DrS0df0EHZ0df0F8c0df0FMa0df0GMZ0df0H8Z0df0JeZ0df0Jhe
0df0JyI0df0KIZ0df0KbQ0df0KuQ0df0L1U0df0Lhc0df0LuS0df0LzR0df0MTc0df0ONY0df0OxR0df0QET0df0QrZ0df0R3R0df0R4O0df0RLS
0df0SIT0df0STP0df0Syb0df0Taa0df0UVc0df0UyP0df0VnU0df0WaS0df0XjQ0df0ZMb0df0ZhO0df0bOc0df0bnf0df0cCZ0df0cGd0df0cOS
0df0cPQ0df0cQQ0df0d2Q0df0fAU0df0fdc0df0fgb0df0fvZ0df0hDP0df0hGb0df0hca0df0iZT0df0kbS0df0kfT0df0nLR0df0o3S0df0oxO
0df0pfT0df0t7Q0df0tVQ0df0tec0df0vIU0df0vXY0df0wUZ0df0wYY0df0wxU0df0x7O0df0xfZ0df0xma0df0ywZ0df0zAb0df0zDP0df0zHU
0df0zpa0df0-1X0df0-4T0df0_1V0df10BT0df10RQ0df12Kd0df12rc0df13RT0df14yS0di002S0di003U0di02be0di0Uda0di0dLY0di0fdS
0di0rIb0di14DZ0di14wZ0dk002Z0dk003a0dl002U0dl003U0dl04iU0dl05Ua0dl0PvS0dl0anb0dl0dic0dl0y7c0dl0y9c0dl0zpZ0dl12rS
0dl14jZ0do002T0do003Z0do0RCS0do0Zvf0dp002X0dp003R0dp01rM0dp02wU0dp06Aa0dp0MWO0dp0RCZ0dp0YkS0dp0saZ0dp0v9b0dp0wBO
0dp0wHU0dp0waa0dp0zOf0dp10Ec0dp12iO0dr002S0dr003S0ds0cCS0dw0ysS0dx002b0dx003X0dx0GBZ0dx0LuT0dx0NUY0dx0Pvc0dx0cNS
0dx0ccU0dx0-nY0dx14DT0dx14_P0dz002Z0dz0dfS0dz14wY0d-003T0e0003a0e4002T0e50kbb0e8003Y0e803aS0e80NUa0e80Pva0e813Bd
0e814jR0e9003S0e903JS0e90O3R0e90Rua0e90dfc0eB003X0eB09cZ0eB09lQ0eB0AKR0eB0Anc0eB0D6T0eB0HZO0eB0Ivd0eB0LIS0eB0PIR
0eB0QVa0eB0RPT0eB0RuR0eB0SBe0eB0UHO0eB0UdU0eB0UmS0eB0WNa0eB0WvZ0eB0Yda0eB0aea0eB0b5X0eB0c8a0eB0cDS0eB0cNT0eB0ccP
0eB0foT0eB0o7a0eB0tgb0eB0xBT0eB0zpP0eB0-ZZ0eB12Kc0eB12pZ0eB13BT0eB14QP0eB15gS0eE002Z0eE0-nU0eG0VjT0eH02vT0eH0QRZ
0eI003b0eK003T0eK0JyP0eK0KbS0eK0OCS0eK0Zva0eK0zDa0eK13BZ0eR0zmZ0eS002b0eU0a4b0eX002V0eX003P0eX01dd0eX02bZ0eX05gS
0eX0IGS0eX0NUc0eX0Rua0eX0bfS0eX0dLb0eX13ze0eY002R0ee002V0ee0MWe0ee0NUU0ee0O3c0ee0dLa0ee0fvT0ee0x7a0ef003R0ef040Z
0ef0NUT0ef0O3S0eg0dLY0eh002T0eh003c0eh0zHb0eh0zpT0ei002d0eo003R0es002Z0es003U0es0NUU0es0zpS0eu003c0ey002b0ez07IU
0ez0fgb0e-002Q0e-0NUS0e-0UdT0e-0n0c0e_003Z0f00NUR0f4002Y0f4003a0f40MWP0f40RuS0f40Udc0f40VOS0f40XwS0f40Z-S0f5002T
0f7002U0f7003d0f70NUT0f70O3Y0f70UdS0f70-na0f714_O0f8002S0f80-nR0fA002e0fA003U0fA07Qf0fA0unU0fA0x0T0fA12ia0fB002R
0fD002Y0fF002c0fI003h0fI0IGe0fI0Rug0fL003R0fM003L0fM0Rud0fN002U0fN003Z0fN07ka0fN0UdT0fO002P0fO0O3T0fP002b0fP0NUd
0fQ003N0fQ09KS0fQ0GqZ0fQ0gia0fQ0izT0fQ0tub0fT002Z0fT003Z0fT01KO0fT0MWS0fT0PLc0fT0VOg0fT0Zvg0fT0a3Z0fT0pYa0fT0pfa
0fT0pvd0fT0vMS0fT0vXS0fT0zpZ0fT0-VR0fT0-ZR0fT0-qP0fT12iP0fU03aZ0fU0O3S0fV002T0fV003P0fW002c0fW003b0fW0BCa0fW0DrR
0fW0D_S0fW0JyP0fW0MWS0fW0VOa0fW0Z-a0fW0cOa0fW0pfa0fW0zSa0fW0zpS0fW13Ba0fW15ad0fX003X0fX0RCU0fX0dLT0fY0pvR0fZ0LuP
0fb003Z0fd002Z0fd003X0fd0ADU0fd0BwR0fd0CqT0fd0JyP0fd0RCZ0fd0SIb0fd0Udb0fd0VjY0fd0WzO0fd0fvT0fd0waU0fg002U0fg003T
0fg02bT0fg03nb0fg0NUd0fg0ccT0fg0qda0fh0O3U0fj002S0fj0UmR0fj0-ER0fk002U0fk003a0fk0Rub0fk0-nf0fn0StT0fo07GQ0fo0MWa
0fo0NUT0fo14DR0fs002T0fs0NUT0fs0cOR0fv002U0fv02bS0fv03aT0fv0HZS0fv0NUc0fv0UdS0fv0bTd0fv0-na0fv14_a0fw002a0fw003U
0fw0NUR0fx003R0fy0a_S0fz002O0fz003P0f_0NUc0f_0unZ0f_14_a0g3002b0g3003f0g309qa0g30HZR0g30LuS0g30PvT0g30RCR0g30XOb
0g30ccd0g30mYP0g30nZS0g30tDa0g30u6R0g314_S0g4003Y0g40O3T0g60oxZ0g60p0P0g70cOS0g70seY0g70zXT0g70_1Z0g9003U0gB003T
0gB0dxa0gC002T0gC0Drb0gC0tYb0gD002U0gE003T0gE0Oia0gF15gZ0gG002c0gG003P0gG0UdR0gG0dLT0gH08sa0gH0zDc0gI003T0gL002R
0gL003X0gL0FOe0gL0NUb0gL0dfT0gL0-nd0gM003Q0gM0NUf0gM0dfc0gM0-nb0gO003M0gP0-nS0gS003R0gT002T0gT0waY0gV0RCT0gV13nQ
0gZ003b0gZ0qfS0ga002L0ga003Y0ga0NUZ0gc0BWR0gc0Zmd0gf12JT0gi002R0gi003X0gi0MWY0gj003b0gl003Y0gm002P0gm003Q0gm0Lub
0gm0Zva0gm0dfR0gm0-Zc0go003S0gs0TTa0gs0p6T0gt003c0gu003Q0gu0Jyb0gu0NUS0gx003S0gy12KU0g_0tYU0h3002Z0h3003T0h30Lua
0h30NUQ0h7002S0h7003R0h70Era0h70bjS0hA01CQ0hA08gZ0hA08sV0hA0BzY0hA0D6X0hA0IzZ0hA0MWU0hA0Mzb0hA0TTT0hA0YdR0hA0aBZ
0hA0bCa0hA0cdT0hA0dpS0hA0lNb0hA0o7b0hA0oma0hA0pjT0hA0rVd0hA0soS0hA0tga0hA10Be0hA12Pd0hA12pR0hA13hS0hD002X0hD003Y
0hD09cU0hD0JyZ0hD0LuU0hD0O3e0hD0UdZ0hD0X_Q0hD0bjU0hD0dzS0hD0izQ0hD0-nR0hD10Vc0hE002M0hE0O3b0hG002X0hG003V0hG0Lud
0hG0PvS0hG0UdT0hG0W9P0hG0bjQ0hG0ccR0hG0d2b0hG0rpY0hG12KT0hG13nc0hG14Da0hG14wa0hH002b0hH0NUa0hH0O3T0hI002b0hI003U
0hI0NUb0hJ002S0hL0-na0hM003T0hM0-nT0hN002Q0hN003c0hN02ba0hN0NUb0hO002a0hO003Z0hO0MWc0hO0NUK0hO0RuT0hO0Udb0hO0cce
0hO0dLR0hO0dfS0hO0rST0hO0x0T0hO0x7a0hO14wb0hP002U0hP04AR0hP0JyS0hP0lWS0hP0-ZT0hR003O0hR0NUa0hS002R0hT002a0hT003R
0hT0BFb0hT0BWS0hT0JyP0hT0KuS0hT0NUY0hT0RCU0hT0Ude0hT0bjT0hT0unY0hT0-nT0hT14DS0hU0BWP0hV003U0hX003S0hc002d0hc003Q
0hc02bZ0hc0NUa0hc0O3Z0hc0RCY0hc0UdR0hc0YyL0hc0ccT0hc0cxb0hc0u6d0hc0-na0hc14_a0he003T0he0dfa0hf003U0hg002d0hg003P
0hi13BZ0hk08HR0hk0zAP0hl05bS0hl0I5Z0hm003a0hm0izT0hm0oxY0hm12PT0hn0w3U0hu0tVZ0hv003d0hv0UdS0hv0-ic0hv14_T0hw08sT
0hw0AOQ0hy002Z0i0003T0i60lNT0iA002c0iA003Z0iA0UdZ0iG002T0iG003T0iG0AOS0iG0LuS0iG0pfT0iH002a0iH0wfS0iH0_QZ0iI0NUa
0iI0kbb0iI0weR0iK002U0iK003Z0iK02rS0iK0RuU0iK0dfZ0iO0DSS0iU003a0iU0BWb0iU0RCS0iU0rVT0iU0swf0iU0waS0iU13BQ0iU13RU
0iV03nZ0iV0D7b0iV0LuP0iV0Xea0iY0NUT0iZ002b0iZ003Z0iZ0Qrb0iZ0VjZ0iZ0XwT0iZ0cOS0iZ0eBR0iZ0oaR0iZ0tVU0iZ0tuR0iZ0zZa
0ib002a0ic003a0ie0zpR0if0-nU0ih002U0ih003Q0ih0Uda0ii0VjZ0ij002S0il0NUT0io05bT0io0I5Z0io0ccO0ip003U0ip0BWS0it002S
0it003T0it07hZ0it09Ub0it09oR0it0T4e0it0Xgc0it0lSa0it0rYa0it0rya0it14nY0it14_T0iv003b0iw003Y0ix002Z0ix14_b0iy002T
0iy02tb0iy14_V0iy151Q0iz05Pa0iz07IT0iz0JyS0iz0KIT0iz0NUT0iz0PLS0iz0Pvb0iz0RCY0iz0TaP0iz0ZvR0iz0dLT0iz0dTb0iz0oxZ
0iz0pfZ0iz0uEc0iz0wVT0iz0wwa0iz0zpa0iz0_vP0iz14DS0iz14JS0iz14_P0i-003S0i_002R0i_003S0j0002V0j005Pb0j00LuQ0j00a3f
0j00cOS0j00dLZ0j00guT0j00oxd0j00p0b0j00sBZ0j00waS0j00zEZ0j00zpU0j1002e0j1003Z0j10Lua0j10Oic0j10ccO0j114_U0j30ZvR
0j402VY0j5002S0j50RCT0j50UdP0j50waP0j70bjQ0j8002Y0j812pY0jA002T0jA003d0jA0RCT0jA0RuZ0jA0SiP0jB003f0jD002a0jE002Z
0jF002T0jH0Jyb0jI003T0jI0-na0jJ002h0jJ003R0jJ0O3c0jJ0RCQ0jJ0UdR0jJ0bjY0jK003Y0jM0kba0jT003T0jU0NUS0ja002U0ja0tga
0jb002Q0jb003R0jb03Ja0jb0Jyb0jb0MWS0jb0NUZ0jb0O3a0jb0dfc0jc002O0jc003V0jc0NUT0jc0O3R0jc0UdU0jc0-na0jc14_S0jd0NUS
0jj002c0jj003P0jl002Z0jl003U0jl0JyT0jl0PjZ0jl0dfO0jl10Vb0jm02VT0jn002V0jn003a0jn0MZS0jn0NUi0jn0O3S0jn0RuT0jn0XRZ
0jn0utT0jn0-nS0jn12wQ0jo002d0jo003V0jo09KY0jo0BCZ0jo0HZb0jo0LuR0jo0NUT0jo0PvT0jo0RCY0jo0ccd0jo14Da0jo14_R0jp002R
0jp003b0ju002T0ju003P0ju02bS0ju09cT0ju0Jya0ju0NUZ0ju0Qra0ju0Udb0ju0anT0ju0hcQ0ju0jlZ0ju0oxg0ju0tYR0ju12ie0jv0oxS
0jw002S0jz002Z0j-002T0k00xPT0k1003S0k101KS0k10UXR0k10VjZ0k10Vnc0k3003Q0k30ZvQ0k30l2T0k30oxT0k30ugS0k4002b0k5002T
0k5003e0k50NUR0k6002b0k60-nQ0k7003b0k8002O0k8003a0k80RYS0k80oxe0k80p0b0kC002S0kC003Q0kG0oxT0kG12Ka0kI003U0kI022M
0kI0NUS0kI0RuT0kI0Vja0kI0Zve0kI0pvc0kI0-na0kL003R0kO0-xP0kP003c0kP0f4a0kT003Z0kU002e0kZ002Z0ka002Z0kb002V0kb003Y
0kb0Kse0kb0LuT0kb0NUV0kb0O3Z0kb0O4S0kb0VET0kb0cca0kb0dfS0kb0fNS0kb0fPa0kb0gaQ0kb0h3Q0kb0kfS0kb0oxR0kb0pfT0kb0pvU
0kb0pyQ0kb0rXc0kb0sCR0kb0xBT0kb0-VS0kb0-nT0kb10VR0kb12qb0kb14_U0kf002R0kf003V0kf02bZ0kf040Z0kf05bT0kf0MWY0kf0O9Y
0kf0RCZ0kf0UdQ0kf0Umd0kf0bjQ0kf0unQ0kf14DT0kf14_Q0kg002S0kg003T0kg0ALT0kh003U0ki002U0ki003Q0km002Y0kn002b0ko002Y
0ko0Uda0ko0dLZ0ko0unZ0ko13pS0kp002U0kp0KYR0kp0NUe0kp0O3Q0kp0dfZ0kp13bS0ks0bFT0kt0B7T0ku003U0ku0RCc0kv002T0kv0cOd
0kv0v9d0kx002d0kx003l0kx02VT0kx07IP0kx0KbQ0kx14jS0kz0NUS0kz0eXZ0k-002a0k-0hcS0l0002X0l0003U0l00Lub0l00O3a0l00kbd
0l10O3Z0l2003S0l20NUZ0l20X8Y0l20XAU0l20XBZ0l20XCU0l50zmZ0l6002R0l7002b0l9003U0lD01Cb0lD01Ef0lD04Ke0lD0D8c0lD0I-T
0lD0J9U0lD0KER0lD0Sxa0lD0Y5Z0lD0nNR0lD10Cb0lE0zpT0lF002S0lG002S0lG003U0lG0JAT0lG0NUY0lG0X8a0lG0ZMU0lG0ZOd0lG0-Zb
0lL0xAZ0lN002T0lN003S0lN02bZ0lN06IO0lN06tZ0lN06xY0lN07OS0lN07QZ0lN08Sa0lN0C-c0lN0ECZ0lN0Jfa0lN0Jhb0lN0JyK0lN0KIZ
0lN0MWT0lN0NUS0lN0O3R0lN0SId0lN0Uda0lN0Xja0lN0Z-Z0lN0anc0lN0cCT0lN0dlZ0lN0dxL0lN0eea0lN0hGP0lN0kba0lN0oaT0lN0oxa
0lN0rTZ0lN0zpX0lN0-nT0lN0_QZ0lP002b0lP003T0lP0UdZ0lP0-4T0lS002R0lS003O0lS0BFR0lS0Jfd0lS0JhZ0lS0O3Z0lS0XEa0lS0XjR
0lS0Z-a0lS0zpV0lT0Luc0lT0ZUS0lW002S0lW003Q0lW01db0lW0NUM0lW0Rud0lW0Zva0lW0dfS0lW0-nN0lZ0cca0lZ0eBb0lZ12rS0le002c
0le003X0le0UdZ0le0ccb0ll003Q0ll0NUa0ll0RuR0lq003T0lq0NUS0lt002a0lv003Z0lv06xZ0lv0oxT0lw003X0lw00ka0lw02VX0lw040a
0lw07Ga0lw07IS0lw09cT0lw0AKR0lw0DrS0lw0Jya0lw0KIT0lw0KbY0lw0NUY0lw0O3Z0lw0OiT0lw0QHU0lw0Ruc0lw0UHj0lw0UdS0lw0Yhf
0lw0ZvU0lw0bJS0lw0cCS0lw0cNT0lw0cOS0lw0cQa0lw0ciU0lw0ctb0lw0d2e0lw0f7e0lw0oxY0lw0pfM0lw0sFT0lw0uFS0lw0wxP0lw118f
0lw11MX0lw14jQ0lw14_e0lx002b0lx003a0l-003S0m0003R0m7002Y0m9002T0mB002Y0mB0Lub0mB0UdR0mB0dLa0mE0LuR0mH002T0mH003U
0mH04AZ0mH0LuQ0mI0-nU0mJ002Y0mJ0RuT0mJ0-nY0mK002b0mK04Db0mO003Z0mO040b0mO0NUe0mO0RCT0mO0RuS0mO0UdQ0mO0ccS0mO0lPZ
0mO0-nS0mO10VT0mO14_c0mP0RuZ0mR002O0mS002a0mS0NUU0mS0RuT0mS0-nU0mT002S0mT003Q0mT0O3T0mV002R0mV0O3c0mX003R0mY002Y
0mY04DR0mY0Drd0mY0LuU0mY0Mta0mY0NUd0mY0O3S0mY0RCR0mY0anZ0mY0dfa0mY0q5T0mZ0zpc0mn0-nR0mn12gU0mn12hR0mo0-nR0mr002a
0mr003a0mr09cV0mr0BWZ0mr0k0b0mr0tES0mr0tVS0mt0zpY0mw003Z0mz003V0mz0CqT0m_0-na0n0002g0n0003O0n00CqT0n00GBd0n00NUS
0n00RuR0n10Rua0n2002T0n203JS0n20O3S0n20-nY0n6002U0n6003Z0n605ba0n60LuT0n60NUZ0n60zlb0n60zpa0n60-4b0n60-qR0n7002Q
0n9002Q0n9003Z0n907Qa0n90Z-S0n90cOR0n90-qU0nC0-nc0nD0L5d0nI003Z0nK003a0nL002S0nL003S0nL0JhZ0nL0NUR0nL0O3a0nL0OCU
0nL0ccR0nL0unZ0nM003T0nN002T0nN06oY0nN0Lsc0nN0NUa0nN0a4Z0nN0cOT0nN0dfc0nN0dpa0nN0tYU0nN0zpN0nN14_V0nO002U0nO003T
0nO03aS0nO0NUd0nO0dfT0nO0-1Z0nO14_S0nP02Vd0nP0NUa0nR002P0nR003U0nR0LuZ0nR0NUU0nR0dLU0nT002d0nT003Z0nT0UdS0nT0VjO
0nT0-1P0nT10VS0nT12iR0nU0Lad0nU0MWZ0nZ002b0nZ003U0nZ03ab0nZ05bS0nZ07IN0nZ0KsT0nZ0dfT0na003S0na0oxN0na0zpS0na13pZ
0nb002b0nb003T0ng003Z0nk002b0nk0Kma0nk0Sgc0nk0XwU0nk0ceT0nk0dLR0nk0hAR0nk0zpZ0nl002Y0nm003T0nn0zpZ0nr002R0nr003Q
0nr02Fa0nr0BCa0nw0dfS0nz003P0nz0-VT0o20ZWS0o3002Q0o3003Y0o301Kb0o306AT0o307QU0o309qU0o30BCa0o30JDf0o30KbR0o30QrS
0o30SIa0o30UXS0o30Zda0o30ZhT0o30ZiT0o30cPS0o30g3b0o30lNc0o30nTb0o30waZ0o30w_P0o30zDQ0o30_QS0o312rY0o315Pf0o6002V
0o60Lua0o60O3Z0o60-4S0o7002M0o7003M0o7022O0o704ZZ0o70BWS0o70C0Y0o70DrZ0o70HTQ0o70JhQ0o70KIb0o70LIS0o70MWR0o70O3O
0o70UmZ0o70X_b0o70cOU0o70cQb0o70ccQ0o70hGa0o70oxe0o70v9b0o70wMR0o70zRZ0o70zWZ0o712CS0o8002R0o8003T0o8022Y0o807Ic
0o80IGT0o80JhQ0o80O3U0o80Rue0o80dfS0o80hAb0oA003X0oA022U0oA0Dra0oA0JhY0oA0MWT0oA0O3T0oA0Umd0oA0ZhU0oA0cOS0oA0daU
0oA0teT0oA0zpV0oA159a0oB003Y0oB0dLZ0oC003T0oC0-na0oG002R0oG0WjT0oG0-qb0oH002U0oH0LuZ0oH0U9T0oI002T0oM002a0oM0NUY
0oM0dLS0oU003T0oU14_Y0oV002b0oV0dLb0oX002T0oX0Lua0oa002T0oa0dLT0oa0dfS0oa0tgT0oa0waZ0ob0NUU0ob0-nR0oc003R0od002R
0of002V0of003U0of0I-T0of0KbS0of0LqS0of0ZwS0of0dLS0of0u_f0of0-nZ0oj003Z0oj0ZvO0oj0-nV0ok14_S0ol002L0ol003g0ol0BCQ
0ol0JyH0ol0NUb0ol0PvJ0ol0RCb0ol0UdR0ol0bjQ0ol0-nb0om002T0om003X0om040U0om0JyP0om0MWT0om0O3U0om0Uma0om0r4Q0om0-1Y
0on002T0on03ag0on0zpT0op0U9b0oq003Z0or002S0os002T0ot002S0ot003c0ot02bZ0ot07QR0ot09WS0ot0DrU0ot0-na0ot12iS0ow003R
0ow0RCZ0ox003U0ox01dY0ox02FS0ox04Af0ox04FZ0ox05bZ0ox06IS0ox07GZ0ox07vc0ox0AKR0ox0C6R0ox0CoO0ox0CqZ0ox0Dra0ox0I5Y
0ox0Jye0ox0KbO0ox0LzS0ox0MdS0ox0NUR0ox0O3Y0ox0PjU0ox0PvT0ox0Q5T0ox0Q6S0ox0RCZ0ox0RuQ0ox0Sge0ox0UXa0ox0Udb0ox0VOR
0ox0VjS0ox0XOa0ox0X_a0ox0ZvR0ox0Z-S0ox0a4e0ox0cOP0ox0fNR0ox0fvK0ox0j0Z0ox0j1U0ox0kbb0ox0kfa0ox0lwT0ox0oxZ0ox0tDc
0ox0teT0ox0via0ox0x7M0ox0znc0ox0-WQ0ox0-ZT0ox0-nQ0ox0-qS0ox10Vh0ox12iS0ox12wa0ox14jd0ox14_a0oy002Q0oy003Z0oy00kS
0oy07GU0oy0NUU0oy0fvS0oy0pZT0oy0-nb0o-0Z-S0o-12ic0p0002Q0p0003X0p003JS0p00RuT0p00-nT0p014_Z0p2002R0p4003P0p407GZ
0p407IS0p40MUZ0p40wma0p40-na0p5003T0p6003c0p60NUS0p7003d0p70zpa0pA003U0pD002S0pG003X0pG0NUZ0pL002U0pL003Y0pL01de
0pL0dTS0pL0foS0pL0-nR0pM002S0pM0dTR0pM0zpR0pM0-ng0pN002Z0pQ0LzQ0pQ0NUR0pS003U0pS0QrT0pS0waZ0pS0zpS0pS0-1c0pS0-na
0pS15aS0pU002b0pU003O0pX0QrT0pY002Z0pY003O0pY03aT0pY0EyU0pY0HZa0pY0NUa0pY0O3Z0pY0PLg0pY0Ude0pY0Wee0pY0XwZ0pY0YmL
0pY0bjP0pY0ccS0pY0hTc0pY0jAT0pY0kpc0pY10VV0pY12mc0pY12wR0pY13RY0pY14JU0pZ003V0pZ0NUV0pZ0Nsb0pZ0P-T0pZ0RuT0pZ0dfa
0pZ14wZ0pa0O3a0pb0-nY0pb14_S0pe0-nP0pe14_S0pf002d0pf06IS0pf09cQ0pf09yS0pf0C4Y0pf0I5S0pf0Jyb0pf0Mde0pf0NUa0pf0P3U
0pf0PjL0pf0Pva0pf0Q6U0pf0ThR0pf0UdU0pf0ZvU0pf0cOM0pf0dfT0pf0lwQ0pf0tDS0pf0ufU0pf0unb0pf0wmT0pf0xBa0pf0-nX0pf10Va
0pf138a0pf14Df0pf15PO0pf15QS0pg002R0pg003Y0pg0NUZ0ph002c0pi0tVd0pj002f0pj0dLR0pj0oxa0pj0-1R0pl002b0pl003T0pm003U
0pm0tVS0pm0zpc0po002R0po003Z0po0Jyd0po0Lua0po0QoT0po0hIS0po0zpR0po0-nZ0pp002S0pv002R0pv003O0pv07Qa0pv0KbR0pv0NUR
0pv0RuU0pv0UdY0pv0dLh0pv0tgV0pv0-nc0pv13BT0pv14wT0py002U0py003T0py0NUZ0py0RuT0py0-na0pz002P0p-002S0p-0t9S0q2003T
0q5002Z0q50WjS0q50WkR0q6002N0qA0JyY0qA0KbS0qB002U0qB003a0qB0RuS0qC002a0qC003a0qC0KYb0qC0KwZ0qC0WpS0qD002b0qE003Q
0qE0DrZ0qE0SyR0qE0Taa0qE0cCb0qF002U0qF003Y0qF0NUa0qG0DsT0qG0zpS0qH002S0qH003V0qH01dT0qH01fS0qH04Aa0qH04DZ0qH0Cqa
0qH0JyT0qH0LuZ0qH0U9a0qH0UmN0qH0WNb0qH0cvR0qH0dfZ0qH0hOR0qH0-nY0qH14_T0qI0JyP0qI0KbZ0qJ002V0qJ003R0qJ01dU0qJ0BWZ
0qJ0LuQ0qJ0Rub0qJ14_N0qK002T0qK0JyP0qK0M3c0qK0ctZ0qK0zpa0qK104S0qK10VR0qK13BU0qL002U0qL02VS0qL07IU0qL0Iva0qL0JyT
0qL0Kbb0qL0NUa0qL0O3Y0qL0R3b0qL0cLe0qL0cNO0qL0cQd0qL0ctQ0qL0tVS0qL0wmZ0qL118b0qL151f0qM002Q0qM003S0qM07SU0qM0IvY
0qM0M3T0qM0O3S0qM0ctL0qM0eKa0qM0zpa0qM0-nT0qP0TaR0qR0K_T0qV002T0qW0-nX0qX003d0qY003Z0qZ002Z0qZ003Y0qd002c0qe0WjS
0qi0-nT0qk003Z0qn0coa0qp003U0qp0NUZ0qs0nTR0qt0E2T0qu02Fa0qu0UdT0qu0ccc0qv002Y0qv003P0qv0NUa0qx002U0qx003Z0qx0Jyf
0qx0Kba0qx0Lua0qx0NUO0qx0dLS0qx0dfR0qx0dlT0qx0_QU0qz04vc0q-04vS0q-0MWY0q-12PT0q_0x5S0r2003Z0r20NUb0r4002Y0r4003S
0r408SU0r40C6S0r40GqR0r40fvY0r40vbS0r412ra0rA002Y0rA003T0rB002O0rB0NUY0rB0-nh0rB14_b0rD002c0rD003S0rD0bja0rF003U
0rF0NUR0rH003R0rH0ywU0rI003S0rI0NUZ0rJ002N0rJ003P0rJ0O3U0rL002Q0rL003Y0rL07aT0rL09cR0rL0Jya0rL0O3c0rL0Zvc0rL0a1S
0rL0oxc0rL0pvS0rL0tVS0rL0x7N0rL0-ZU0rN003b0rR003b0rS002b0rS0PLX0rS0UdT0rS0YmY0rS0pvZ0rS0tga0rS0-nT0rT002V0rT003b
0rT03JT0rT040S0rT0NUa0rT0NsZ0rT0O3d0rV002U0rV003c0rV03aT0rV0NUT0rV0RCZ0rV0RuY0rV0Uma0rV0a4S0rV0anT0rV0dLO0rV0dfT
0rV0zpe0rV0-VZ0rV14wZ0rV14_Z0rV159S0rV15JP0rW003Y0rX002Y0rX003S0rY002R0rY003V0rY01dZ0rY02Va0rY02bY0rY03af0rY05gb
0rY0HTd0rY0NUU0rY0RuU0rY0Ybb0rY0dfQ0rY0gHf0rY0hmS0rY0kbR0rY0waU0rY0zDZ0rY0zEU0rY0-1T0rY14_X0rY151a0rZ002R0rZ0NUZ
0ra002Q0ra003U0ra0BCQ0ra0Kbb0re002Q0re0anZ0rh03aU0rh0DrR0rh0QrO0rh0RCa0rh0bjc0rh0_1b0rh13BZ0ri0pfb0rj0l2Z0rm002Z
0rm0qLb0rn0EMR0rp002Z0rs08sZ0rt04NY0rt09cX0rt0ZcS0rt0c1b0rt0tVX0rv0GIb0rv0zpZ0rw002T0ry003P0ry0zpZ0r_0Uma0s20HjR
0s4002d0s50HjT0s6002U0s7003Z0s9003T0s90NUS0sA002R0sA003N0sA0KsT0sA14_c0sB002Q0sB0zDe0sB0-nT0sC002V0sC003Y0sC0Lub
0sC0NUR0sC0UdR0sC0VES0sC0x7c0sC0-4a0sE0cGU0sF003X0sF01pT0sF0Pva0sF0Ruc0sF0tYT0sF0-nP0sF12KY0sF138b0sF13Ra0sG0NUc
0sH002c0sH003e0sH0UdT0sI003S0sK003U0sL002T0sL003R0sN002T0sQ0BCe0sT002S0sT003a0sU002T0sU0L2S0sU10VS0sU14_d0sW002R
0sZ002c0sZ13RO0sa002U0sa003U0sa0NUS0sa0fvQ0sc07IS0sc0NUT0sd002S0se002Q0se03Na0se0WzS0sg002T0sg003Q0sg02bb0sg0NUT
0sg0P-d0sg0Uda0sh002Z0sh0NUY0sh0O3d0sh0UdZ0sh0Vje0sh0ccT0sh0pYO0sh14DS0si0NUQ0sk002R0sk003b0sl0k-T0sn0C6R0sn0CDZ
0sn0DCa0sn0Kbe0sn0PLY0sn0Uda0so0JyT0so0R3S0so0R4a0so0X_a0sp003S0sp0cON0sv07Ii0sw002S0sw003T0sw0MWY0sw0NUY0sw0NsS
0sw0RCe0sw0Z-b0sw0unb0sw0-nS0sx002S0sx003Q0sx0NsS0sx0RuR0sx0-nT0sz003S0sz07IU0sz0Ere0sz0MZS0sz0zpU0t0002b0t0003Q
0t009ka0t00NsQ0t20PKc0t3002Q0t30uUU0t30zgd0t5002e0t7002O0t7003Z0t700ka0t704vQ0t706xd0t70AKR0t70DrR0t70Ina0t70JyS
0t70LzT0t70NUL0t70Sgb0t70Syd0t70cie0t70pfa0t70x7S0t70zpZ0t70-nY0t70_nO0t8003Z0t80KIU0t80Udb0t80cOT0t9002T0t9003Y
0t909kS0t90AKR0t90DrQ0t90F8b0t90KIa0t90KbR0t90QHV0t90Zva0t90ofS0t90oxO0t90uET0t90uLb0t90uNT0t90-nY0tB003S0tB14_b
0tC03Ja0tD002b0tD003U0tD02VS0tD04va0tD0O3d0tD0oxS0tD0-nR0tG07Ia0tH003R0tJ003Y0tJ0RCZ0tJ0cxT0tL002T0tL003U0tL0cxS
0tM002S0tN14wS0tO0zpS0tQ003R0tS002b0tS003c0tS0znT0tT0Jya0tV002Y0tV003V0tV00TS0tV01Jj0tV01Ka0tV01dR0tV02FP0tV02bS
0tV040V0tV08lZ0tV0BFU0tV0BWQ0tV0Cod0tV0GYa0tV0H0a0tV0HZY0tV0JDZ0tV0Jyf0tV0L2Z0tV0LuX0tV0NUY0tV0P9d0tV0PLU0tV0PvZ
0tV0QHQ0tV0QrZ0tV0RuQ0tV0TaZ0tV0ZPS0tV0ZvQ0tV0cNP0tV0cOM0tV0dfQ0tV0fva0tV0hAR0tV0izY0tV0pcQ0tV0qLZ0tV0rYT0tV0s_O
0tV0teT0tV0uEd0tV0wVQ0tV0waT0tV0wmP0tV0xoR0tV0zcd0tV0-4f0tV0-jS0tV0-nR0tV118S0tV12iY0tV13RP0tV14DR0tV14wd0tV14_Z
0tW0anS0tX003Q0tX040S0tY002V0tY003U0tY00fX0tY00gT0tY05WS0tY09cT0tY0BCT0tY0Eyc0tY0H7Z0tY0I-a0tY0JyY0tY0Kua0tY0NUV
0tY0PvZ0tY0RuS0tY0SgT0tY0UdQ0tY0VjS0tY0Yma0tY0bjc0tY0dfV0tY0hcc0tY0nTR0tY0tYT0tY0uEa0tY0wUS0tY0wVT0tY0waS0tY0wmU
0tY0-4S0tY0-nR0tY10VU0tY12KY0tY12iZ0tY14wP0tY14_c0ta002b0ta03Ja0ta0NUb0ta14_R0tb003a0tb0O3Z0tc0oxZ0te003Q0te09cd
0te0C6Z0te0CPU0te0CqS0te0LGZ0te0LIa0te0LrT0te0NUT0te0NsP0te0RCS0te0VjS0te0ZMS0te0bjN0te0ccP0te0kfa0te0-Pb0te0-Zb
0te0-nP0te14Da0te14_Y0tf002Z0tf003Q0tg002S0tg003a0tg02bR0tg07Ga0tg07Qa0tg09cT0tg0BjS0tg0DrT0tg0Erc0tg0EsT0tg0MWb
0tg0NUU0tg0Q4b0tg0RAT0tg0RuZ0tg0Syd0tg0Uda0tg0UmZ0tg0Y2a0tg0Ymc0tg0Zha0tg0a4f0tg0dLT0tg0dfU0tg0eBT0tg0gMS0tg0kbS
0tg0lNU0tg0mrZ0tg0pYa0tg0tYb0tg0tjO0tg0utS0tg0zpa0tg0-VS0tg0-nQ0tg12Jb0tg12rT0tg12wU0tg13BZ0tg14wS0th002S0th003Z
0tj003e0tj02bZ0tj0BCZ0tj0ErS0tj0Rud0tj0T-Z0tj0UdU0tj0Umd0tj0Vja0tj0cCR0tj0jcS0tj0lNb0tj0waT0tj0zpU0tj12Jb0tj13BR
0tk002S0tk003b0tk0MWc0tk0dfS0tk0-nU0tn002Y0tn003e0tn0JyS0tn0LuY0tn0dLY0tp002R0tp003b0tu003S0tu0LuN0tu0NUS0tu0RCV
0tu0RuQ0tu0SIa0tu0UdZ0tu0X8S0tu0XwT0tw002Y0tw0NUS0tx003U0ty0shR0tz002Y0tz0UdZ0u309FU0u605Ud0u608sS0u60P-f0u60ccd
0u60dlU0u60rVa0u60tga0u612pZ0uC0DrQ0uC0NUR0uD0HjU0uE002U0uE003S0uE05gT0uE07cZ0uE09VZ0uE0AmP0uE0GBT0uE0Kbb0uE0NUZ
0uE0PjO0uE0QoX0uE0Qpa0uE0RuR0uE0coa0uE0dLY0uE0dfS0uE0eeO0uE0oyT0uE0pfb0uE0uNZ0uE0waR0uE0zpZ0uE0-nR0uE0_-T0uE14wT
0uE14_b0uF0HjV0uH003R0uH0dLT0uI0TDT0uL002a0uM0Rud0uM0dfS0uN002T0uN003U0uN0O3R0uN0lwT0uN0-nY0uS002a0uS0NUQ0uS0dLa
0uS13MN0uU08Ua0ub002Q0uf003a0uf02VS0uf0UmV0uf0UyT0uf0WJU0uf0cNQ0uf0zpQ0uf0zuR0uf0-1T0uf14QZ0ug0uMS0ui003T0ui0NUb
0uk003P0uk0UdQ0un002Y0un003S0un07OS0un0KYb0un0Kaa0un0NUS0un0O3P0un0RuT0un0UdZ0un0X8b0un0ccZ0un0dLe0un0eBT0un0g7a
0un0lGa0un0tgZ0un0-8Z0un14DT0up0GBa0ur002O0ur003Z0ur022a0ur0XOd0ur0XcS0ur0-1a0us002V0us05bZ0us0I5T0us0zpY0us12Ob
0ut002Q0ut003a0ut01Ef0ut03aZ0ut04ZT0ut06AT0ut08sT0ut09Wb0ut0Aaa0ut0D9S0ut0F8c0ut0FCS0ut0GMU0ut0IvZ0ut0LfQ0ut0Lmb
0ut0MTa0ut0QAe0ut0Stb0ut0T0b0ut0TCc0ut0TaZ0ut0UHU0ut0Umf0ut0ZvS0ut0cQT0ut0ehd0ut0gHT0ut0hGb0ut0j0a0ut0lDT0ut0mOc
0ut0n6Z0ut0o6S0ut0pYP0ut0pfb0ut0poQ0ut0rSR0ut0sEZ0ut0tYS0ut0tuR0ut0v9Y0ut0wac0ut0ywZ0ut0zpd0ut0-1c0ut0-nS0ut11Mc
0ut12KU0ut12Oa0uu02wZ0ux003Z0ux0-VT0uy002Z0uy0NUS0uz0RuR0u-0NUP0u_002T0u_003U0u_0NUS0u_14_S0v0002Y0v0003S0v10BwP
0v10fvS0v3003a0v50zmY0v70tVa0v8003a0v9002T0v902bS0v9040Y0v909hR0v90CoZ0v90D6Z0v90D9Y0v90GqZ0v90Jyi0v90Luc0v90NUQ
0v90O3P0v90RYY0v90SIR0v90UdT0v90Z-U0v90bjZ0v90dfS0v90oxR0v90pob0v90-nQ0v914_U0vA002Z0vA03Jb0vG003R0vG07vT0vG09kb
0vG0HRY0vG0M8V0vG0Otf0vG0Udb0vG0UmP0vG0cNS0vG0ccP0vG0qQb0vG0utR0vG0znb0vG0zpb0vG14QT0vH003U0vI002Z0vI003U0vI01KP
0vI040T0vI08lS0vI09kQ0vI0BWa0vI0Glb0vI0KbS0vI0LuT0vI0NUT0vI0RuR0vI0UdR0vI0-Za0vI0-ne0vI14Db0vJ002T0vK0LsQ0vM0Dra
0vM0dLU0vM0lec0vM0-VY0vO0ImR0vP0Imc0vX002V0vX003Y0vX01Kc0vX02bc0vX09Ke0vX09yR0vX0HZT0vX0Kba0vX0MWa0vX0UXT0vX0YvT
0vX0bjb0vX0blZ0vX0cOT0vX0cPZ0vX0dLa0vX12iO0vZ002Z0vZ003S0vZ0NUc0vZ0RuU0vZ0Wpa0vZ0-na0vb002U0vb003G0vb05Pa0vb0KIT
0vb0RCS0vb0Rua0vb0UdS0vb0bjR0vb0cca0vb0-nR0vb14Dg0vb14_b0vc002a0vc003S0vc0-nQ0vi003a0vi0NUU0vj0BFS0vk002S0vl002X
0vl003V0vl07GT0vl07IY0vl09KT0vl0NUe0vl0RuV0vl12wQ0vl13WT0vn003R0vn02Vc0vn0zpO0vp003S0vt003R0vv003T0vv0MWb0vy003Q
0vy06dU0v-003a0w20XXT0w3002R0w3003a0w30BFQ0w30NUS0w30kbQ0w30weU0w30-nQ0w6003P0w7002T0w70mOP0w70mSR0wA08lS0wA0BWT
0wB08SZ0wB0BFT0wB0BWT0wB0C6Z0wB0JLM0wB0JyO0wB0MZR0wB0PjT0wB0PnR0wB0fnb0wG002T0wH002U0wH003X0wH0Uda0wH0_Ac0wH14_S
0wJ003S0wK003U0wM002S0wM003Z0wM07Qc0wM09cS0wU003U0wU0G3c0wU0Jya0wU0KIS0wU0Lsd0wU0Lua0wU0QDa0wU0R3e0wU0Tad0wU0UmR
0wU0VAS0wU0ZvR0wU0cCd0wU0dTS0wU0dfR0wU0ofT0wU0oxU0wU0tVa0wU0tYU0wU0v9Q0wU0zpX0wU0-VS0wU0-nR0wU12JY0wU14Rb0wU14_T
0wU159a0wV002R0wV003R0wV040T0wV0KIa0wV0NUS0wV0Rui0wV0ccR0wV0dfR0wV0uNS0wV0zpU0wV14_R0wW002I0wW003Y0wW040M0wW0O3c
0wW0RuU0wW0VEU0wW0a4Z0wW0dfU0wW0tVY0wW0tYY0wW0wPb0wW0zpS0wW0-nR0wW12JS0wW14_d0wW159S0wX040e0wY002a0wY003c0wY0LuT
0wY0ZvP0wZ003Z0wZ03GQ0wZ0DrZ0wZ0NUP0wa003T0wa01db0wa02bZ0wa05bR0wa07GZ0wa08gT0wa08hb0wa08iU0wa0IGT0wa0Lue0wa0NUa
0wa0NsT0wa0Pva0wa0RUZ0wa0Ude0wa0YTa0wa0YvR0wa0bjc0wa0ccY0wa0fNb0wa0hAQ0wa0joZ0wa0mYQ0wa0oxT0wa0ufS0wa0utT0wa0v9Q
0wa0yeR0wa0-1c0wa0-nY0wa0-zZ0wa0_TN0wa0_eT0wa13RU0wa14DR0wa14wY0wa14_Y0wb0tgR0we003Z0wg002U0wh002S0wk002U0wk003T
0wk0A5T0wk0NUS0wk0Uda0wk0-nS0wl002S0wl003Q0wl0A5T0wl0Lub0wl0NUZ0wl0dLS0wl0omT0wm002V0wm003T0wm08gT0wm08hT0wm08sO
0wm09yb0wm09-a0wm0LuT0wm0NUV0wm0O3Z0wm0RuY0wm0Udf0wm0ZvS0wm0dLQ0wm0dfb0wm0oxU0wm0pfS0wm0-nR0wn003a0wp002c0wp003U
0wr002Z0wr003Y0ws003a0ws0HjZ0ww021d0ww0Kab0ww0L0Y0ww0PvY0ww0P-S0ww0RuV0ww0XxR0ww0ccU0ww0rYZ0ww12qT0ww134R0ww13zT
0wx002b0wx003U0wx022b0wx03aS0wx08lS0wx0LuY0wx0TaU0wx0coc0wx0oxd0wx0oyT0wx0tVZ0wx14MR0wy002M0wy003U0wy0QHa0wy0wzT
0wy14nT0wy14_c0wz002U0wz003S0wz040R0wz0C0i0wz0Umb0wz0ofZ0wz0tVb0wz0tYR0wz0zpZ0w_002U0w_003a0w_00fN0w_040T0w_04xY
0w_06tQ0w_09KT0w_0GqY0w_0Hxb0w_0Jyb0w_0Lra0w_0Lub0w_0NUa0w_0UdY0w_0XtR0w_0Xub0w_0Yma0w_0ccS0w_0d2S0w_0-na0w_13Rc
0w_14_T0x0002U0x0003S0x00Lrb0x00Lsa0x00MWS0x00NUR0x00ONX0x00QrU0x00Rua0x00fva0x00v9Z0x013Bb0x014wa0x10RuS0x2002U
0x5002U0x5003T0x7002Q0x7003S0x702ba0x705bQ0x709lT0x70DrR0x70JyN0x70LuT0x70MWc0x70O3Z0x70RCU0x70Rua0x70Zvb0x70eGZ
0x70waS0x70-nS0x714wU0x9003P0x90BWd0x90pfb0xA003R0xA0rSb0xB002V0xB003V0xB0MTR0xB0UdY0xB0eBZ0xB0-nT0xC002a0xH002T
0xM002Z0xM003a0xO003b0xP003S0xR002R0xR0HPR0xR0UdS0xS003b0xS0dLS0xU002R0xU0NUa0xU0-nS0xV003a0xV0zDa0xX002a0xX003b
0xY003a0xc0-nO0xd002b0xd09cV0xf003Z0xf0BWS0xf0D7Z0xf0D9T0xf0NUY0xg002O0xg0NUa0xj003a0xk002Q0xl002M0xl003N0xl07Ge
0xl0NUY0xm002U0xm003P0xn002J0xn003U0xo002N0xo0D7U0xo0F9V0xo0nOT0xo0tgS0xo12LT0xt002c0xw003T0xz002Q0x-0aWS0y2003S
0y3002T0y30NUb0y30RuP0y30dfq0y4003S0y6003U0y607GZ0y60GBU0y60NUa0y60OiQ0y60UmU0y60hAQ0y614wT0y7003X0y707IV0y70RuO
0y70dfZ0y70hAb0y70utN0y712wd0y714_b0y9003R0yA0-nd0yB0-1S0yF0UmR0yF0znZ0yF15gS0yH003S0yI0Zia0yK002S0yN003T0yX003Y
0yX0-nT0ya0-nZ0yc003U0ye002Q0ye003b0ye06eT0ye0LuS0ye0NUQ0ye0PLQ0ye0YGb0ye0dLZ0ye0gGS0ye0hOZ0ye0pfS0ye0waU0ye0x5Z
0ye0zDT0ye0-nT0yf002U0ym003T0yn002S0yn003h0yr003a0ys002T0ys003Y0ys0NUZ0ys0SIZ0ys0Zma0ys0a4T0ys0d2b0ys0eBa0ys0jbZ
0ys0-Va0ys0_1a0yt13RP0yw002d0yw003V0yw022a0yw03aS0yw0DrT0yw0NUd0yw0O3S0yw0VjT0yw0bjU0yw0fda0yw0jbS0yw0mOZ0yw0-nS
0yw14wY0yx002I0yx003Z0yy002T0yy0NUP0y-002P0y-003U0y-0NUP0y-0O3e0y-0-nZ0z30hyb0z30v9a0z4002Q0z40Rub0z60v9U0z60zpa
0z60-yR0z70-nU0zA002U0zA003S0zA01KR0zA05WS0zA0NUa0zA0QrY0zA0UdT0zA0YvZ0zA0cOT0zA0d2Z0zA0dLY0zA0hTT0zA0tVT0zA0wab
0zA14_b0zC003U0zC03JT0zC0NUZ0zD002V0zD003b0zD02FS0zD02ba0zD04AV0zD07wS0zD0ArR0zD0BCa0zD0BFc0zD0KbZ0zD0Ksc0zD0KuR
0zD0LuY0zD0MtU0zD0NUY0zD0RuP0zD0YmR0zD0ccT0zD0pvb0zD0wVU0zD0waZ0zD0wmb0zD0-4T0zD0-9R0zD0-nY0zD14DU0zD14wU0zD14_Y
0zD159Q0zE003a0zE03JY0zE0NUU0zE0dLT0zE0-nX0zE14_Y0zH003N0zH01Jd0zH01KR0zH09cQ0zH0BWP0zH0oxS0zH0tVZ0zH0vId0zH0x7S
0zI003Z0zO002J0zO003S0zO0UdT0zR0GlR0zR0Gqa0zS002T0zS003Z0zS0Jya0zS0MWa0zS0NUT0zS0UdP0zS0XtR0zS0tVZ0zW0MWY0zW0fva
0zW0ywJ0zX003X0zX01vU0zX0RCc0zZ002b0zZ003R0zZ0dLS0za0waU0zb003Z0zc002O0zc05gc0zc0I5Z0zc0IGb0zd002a0zd0BWd0zd0ZvU
0ze002S0zg0LuS0zj0-nS0zk003T0zl0n6Z0zm003V0zm0ZMZ0zm0ZOT0zm0aKa0zm0aNS0zm0dhb0zm0diX0zm0eBU0zm0zpZ0zm15md0zn022U
0zn07kP0zn0HZU0zn0HaZ0zn0KYb0zn0LuQ0zn0Rub0zn0Uda0zn0ZFf0zn0dLZ0zn0diZ0zn0hcZ0zn0vMT0zn0zpU0zn14DZ0zn14Fe0zn14QZ
0zn14wU0zn15ga0zn15iR0zo0ccb0zp003X0zp00fR0zp00tc0zp013T0zp017Q0zp019a0zp01Qa0zp01iY0zp02BT0zp02wa0zp02za0zp034Q
0zp03pZ0zp03tU0zp04Jc0zp04Pa0zp04iY0zp04xU0zp054Z0zp05KQ0zp06AY0zp06OR0zp06Ra0zp06UZ0zp06jT0zp06oQ0zp06pS0zp06tX
0zp07PS0zp07QY0zp07Se0zp08RQ0zp08la0zp08xY0zp09KY0zp09OR0zp09WT0zp09ac0zp09cX0zp09qZ0zp0ADa0zp0AKb0zp0B7Q0zp0BCV
0zp0BFY0zp0Bwb0zp0C0R0zp0C4T0zp0C6M0zp0CDc0zp0CUb0zp0CaS0zp0CcR0zp0DCT0zp0DYU0zp0DZe0zp0Dca0zp0DrQ0zp0Dsb0zp0DwR
0zp0E2S0zp0Erb0zp0FCU0zp0FWa0zp0FnS0zp0F_a0zp0GJQ0zp0GMS0zp0GqX0zp0H8a0zp0Hxc0zp0JAa0zp0JDR0zp0JhU0zp0JlU0zp0JyN
0zp0KIT0zp0KJQ0zp0KbQ0zp0KsQ0zp0KuT0zp0LEc0zp0LhU0zp0LuN0zp0MTY0zp0MWS0zp0MZT0zp0MdS0zp0NGZ0zp0NQV0zp0NhZ0zp0NuR
0zp0OHY0zp0ONZ0zp0OiT0zp0OoT0zp0OsY0zp0OvZ0zp0PLU0zp0PbQ0zp0Pjc0zp0Q5Q0zp0QWT0zp0QcQ0zp0QoT0zp0QrT0zp0R3b0zp0RCP
0zp0RYQ0zp0S3a0zp0SIR0zp0SLb0zp0SyY0zp0TGZ0zp0TTY0zp0TWa0zp0TaU0zp0U1a0zp0UXa0zp0V0e0zp0VOT0zp0VVc0zp0VhT0zp0VjQ
0zp0Vqd0zp0WHb0zp0WJX0zp0WOR0zp0Wab0zp0WcU0zp0WjS0zp0WoU0zp0X8Y0zp0XOY0zp0XRT0zp0XcR0zp0XjS0zp0XwU0zp0X_S0zp0Y1f
0zp0Y7S0zp0YYZ0zp0YvS0zp0YyZ0zp0ZCY0zp0ZMV0zp0ZOa0zp0ZmZ0zp0ZvZ0zp0ZzZ0zp0Z-Q0zp0a1T0zp0a4Q0zp0aEe0zp0aoT0zp0ayS
0zp0bOb0zp0bjc0zp0c8U0zp0cCY0zp0cOT0zp0cQP0zp0cxX0zp0d2S0zp0daY0zp0dca0zp0dlQ0zp0dxP0zp0eEc0zp0eJZ0zp0eKa0zp0eOb
0zp0eRT0zp0eeY0zp0f4b0zp0fNU0zp0fQU0zp0fTS0zp0fdY0zp0fgS0zp0fqa0zp0fsS0zp0f_Z0zp0g3S0zp0g6Z0zp0g7S0zp0gcb0zp0guS
0zp0g_U0zp0h7S0zp0hDY0zp0hGb0zp0hOO0zp0hTV0zp0hcX0zp0hvT0zp0iUb0zp0iZY0zp0iiR0zp0izN0zp0i_S0zp0j5a0zp0jJR0zp0jcY
0zp0jla0zp0jnP0zp0joT0zp0juZ0zp0kPa0zp0kbV0zp0kfR0zp0kpY0zp0l0c0zp0l2Z0zp0lLb0zp0lXc0zp0lwa0zp0n1T0zp0nLZ0zp0nRU
0zp0nTP0zp0nza0zp0o3a0zp0ojU0zp0olU0zp0ona0zp0oxX0zp0oyS0zp0p4Q0zp0pTS0zp0pYT0zp0pfZ0zp0poa0zp0pyT0zp0q5T0zp0qnY
0zp0r2T0zp0rBS0zp0rDY0zp0raZ0zp0rhe0zp0sBZ0zp0sCY0zp0sFT0zp0saT0zp0seU0zp0shY0zp0swZ0zp0t8a0zp0tLZ0zp0tYO0zp0teY
0zp0uEa0zp0unb0zp0u_O0zp0vIU0zp0vXX0zp0vbZ0zp0vlS0zp0wHR0zp0wQY0zp0wWZ0zp0waa0zp0wmU0zp0w_R0zp0x0V0zp0xfZ0zp0yeY
0zp0ysR0zp0ywe0zp0zAV0zp0zSS0zp0zXT0zp0zgQ0zp0-4Z0zp0-8U0zp0-VS0zp0-ZY0zp0_1X0zp0_4Q0zp0_LS0zp0_QT0zp0_nb0zp0_zQ
0zp10bZ0zp113Y0zp123S0zp12Pc0zp12iS0zp12pT0zp134a0zp13IR0zp13RY0zp13nY0zp13wZ0zp14Ac0zp14GT0zp14RS0zp14Tc0zp14UU
0zp159a0zp15HS0zp15Qa0zp15Uf0zp15qc0zp15uU0zp15wb0zr002Y0zr03aS0zs003Y0zt0zpT0zu03JO0zu14Df0zu14ec0zv0zpZ0zv14QU
0zw0cNQ0zx03Ja0zx14wS0zy03JR0zy0P-S0zy0ZPa0-00fiY0-1002e0-1003Z0-101ib0-1034S0-103ab0-106of0-106tS0-106_R0-107kR
0-108gb0-109cc0-109qZ0-10BWY0-10DrT0-10Jlb0-10JyU0-10KIZ0-10KbO0-10MHY0-10MWf0-10NGN0-10OCa0-10Pjc0-10PqQ0-10QrY
0-10RuZ0-10TaQ0-10UdU0-10UhY0-10UuZ0-10Y5S0-10ZPU0-10Zhc0-10ZvS0-10a1c0-10aAX0-10cOU0-10cPT0-10d2T0-10diT0-10e8a
0-10fvb0-10hDZ0-10ioa0-10kfZ0-10oxb0-10pYT0-10rAa0-10rVU0-10rab0-10teR0-10tjU0-10tuT0-10u6T0-10u7a0-10-4U0-10-VR
0-10_1Z0-110VS0-112xa0-113RU0-114Da0-114wY0-1159S0-30zpb0-4003V0-40I7Z0-40J6Z0-40NUd0-40Pvb0-40U6f0-40UdT0-40XjQ
0-40hTb0-40lwZ0-40rVR0-40wVS0-40wyT0-40-nS0-414DY0-414nS0-7003T0-703Jb0-70-nY0-8002a0-8003T0-80dLf0-9002c0-9003e
0-902Vb0-B003a0-H002Z0-H0Rua0-I02Vb0-I0JyR0-J07Ie0-J0IGZ0-J14jZ0-L003T0-N002a0-N0-VO0-T003a0-T0UdR0-V002U0-V003R
0-V05LU0-V0IfU0-V0Jyb0-V0NUV0-V0O3Z0-V0RuT0-V0UdX0-V0X8Y0-V0Xca0-V0aHf0-V0dLS0-V0eXU0-V0l0P0-V0ufU0-V0wOU0-V12wd
0-W0eXf0-Y003T0-Y0tYU0-Z002U0-Z003Q0-Z01de0-Z0IGS0-Z0JyU0-Z0KbO0-Z0PvP0-Z0coS0-Z0dLY0-Z0dfZ0-Z0lGT0-Z0tgT0-Z0-nU
0-Z13zi0-Z14ne0-Z14_a0-b002N0-b003d0-b0Jyc0-b0NUU0-b0dLS0-b0-4Z0-b0-nS0-c002S0-d003R0-d0RuY0-e003U0-e0Jyc0-f003Z
0-g003R0-g0eXZ0-i002b0-i003U0-j002T0-j003S0-j08TS0-j0BCY0-j0BFZ0-j0BWa0-j0Pnb0-j0e9b0-j0hOT0-j0teM0-l0GlT0-l0MWb
0-n002a0-n003V0-n00Ia0-n00ZT0-n00kZ0-n00na0-n00uX0-n00ze0-n00_Y0-n013Z0-n01CX0-n01Ua0-n01Wa0-n01kb0-n022T0-n023b
0-n029a0-n02VR0-n02mT0-n02wa0-n02zS0-n02-c0-n037b0-n03Gb0-n03lZ0-n03sa0-n03yd0-n040U0-n043S0-n04JY0-n04KU0-n04TR
0-n04ZU0-n04xa0-n05KT0-n05PT0-n05ce0-n05hZ0-n060c0-n06oU0-n06tY0-n071Z0-n078U0-n07Ka0-n07QY0-n07WQ0-n07aU0-n07ce
0-n07mT0-n088Z0-n08gX0-n08lT0-n08sT0-n08xd0-n093U0-n09KS0-n09RV0-n09WX0-n09cU0-n09hY0-n09kX0-n09qY0-n0A5S0-n0AOa
0-n0ATZ0-n0AWc0-n0AaT0-n0Amd0-n0BCR0-n0BFS0-n0BIX0-n0BTQ0-n0BuT0-n0BwQ0-n0BzT0-n0B-d0-n0C8Q0-n0CLX0-n0CYU0-n0CcY
0-n0D6b0-n0D7b0-n0DrU0-n0DsS0-n0DvQ0-n0D_P0-n0E2U0-n0EBZ0-n0EHY0-n0ERT0-n0EgY0-n0Era0-n0EvS0-n0F8V0-n0F9a0-n0FFU
0-n0FWY0-n0Fob0-n0FuQ0-n0F_Y0-n0G1T0-n0G5R0-n0GAO0-n0GFV0-n0GTb0-n0GaS0-n0GqS0-n0Gsa0-n0GtP0-n0G_b0-n0H9T0-n0HDM
0-n0HJS0-n0HRR0-n0HTT0-n0Hka0-n0HmU0-n0Hta0-n0HzR0-n0IWa0-n0IsN0-n0IvU0-n0IzS0-n0J1Y0-n0JAO0-n0JWY0-n0JZS0-n0Jjb
0-n0JmZ0-n0JyU0-n0K2T0-n0KCN0-n0KIZ0-n0KLZ0-n0KbG0-n0KgZ0-n0KpO0-n0Kub0-n0K_T0-n0L1U0-n0L6Z0-n0LHY0-n0LQa0-n0LcZ
0-n0LjV0-n0LsQ0-n0LuJ0-n0Lza0-n0M0c0-n0M1S0-n0M3T0-n0MBZ0-n0MLb0-n0MMa0-n0MOY0-n0MbR0-n0Mdb0-n0Mjb0-n0MnN0-n0MsX
0-n0MvQ0-n0M-a0-n0M_T0-n0N0c0-n0NIX0-n0NPU0-n0Ngd0-n0Nhb0-n0NoT0-n0N-S0-n0O4P0-n0OAT0-n0OCa0-n0OPR0-n0OaY0-n0OiX
0-n0OwT0-n0P9a0-n0PLV0-n0Phc0-n0P-Z0-n0QAS0-n0QHT0-n0QrR0-n0Qwc0-n0R3U0-n0R4b0-n0R_P0-n0SEa0-n0SNT0-n0SYR0-n0Sxj
0-n0T1e0-n0T6Z0-n0TGR0-n0TJa0-n0TQR0-n0TTX0-n0TaT0-n0TdZ0-n0U1a0-n0U3Q0-n0U5P0-n0UEa0-n0UHR0-n0UIa0-n0URR0-n0UXc
0-n0UhT0-n0UmN0-n0UyS0-n0V2T0-n0V4c0-n0VGT0-n0VOT0-n0VZa0-n0Vca0-n0VrQ0-n0W7c0-n0WPb0-n0Waa0-n0WhQ0-n0Wna0-n0Wof
0-n0XHT0-n0XOg0-n0XQU0-n0XZf0-n0XcR0-n0XjR0-n0XrP0-n0XwM0-n0X_I0-n0Y5Z0-n0Y6a0-n0Y9Y0-n0YBS0-n0YFb0-n0YdY0-n0YtZ
0-n0YuT0-n0Yve0-n0Z4d0-n0ZBV0-n0ZIS0-n0ZMZ0-n0ZmS0-n0Zoa0-n0Z-R0-n0aBT0-n0aNZ0-n0aad0-n0aeO0-n0auZ0-n0a_Z0-n0b5b
0-n0bCX0-n0bSa0-n0bjP0-n0bnb0-n0c8T0-n0cGR0-n0cPS0-n0cQV0-n0cSS0-n0cWY0-n0ccS0-n0cqP0-n0ctQ0-n0dAR0-n0dTQ0-n0daQ
0-n0diY0-n0eKa0-n0eRY0-n0eeZ0-n0fQZ0-n0fTQ0-n0fdT0-n0g3S0-n0g4S0-n0gBX0-n0gMb0-n0gSX0-n0giT0-n0gmP0-n0g_Y0-n0h3a
0-n0hDb0-n0hPa0-n0hTQ0-n0hYY0-n0hca0-n0hgb0-n0hmU0-n0hvT0-n0i7e0-n0iGU0-n0iRd0-n0iUS0-n0icc0-n0ipa0-n0ixX0-n0jWZ
0-n0jgZ0-n0juU0-n0jwg0-n0k3Y0-n0k8T0-n0kCb0-n0kGZ0-n0kbZ0-n0kfO0-n0kvb0-n0lDb0-n0lEY0-n0lNX0-n0lvY0-n0m8a0-n0mFY
0-n0mHP0-n0mOU0-n0mTU0-n0mtP0-n0n6T0-n0nEb0-n0nNZ0-n0nTO0-n0nYT0-n0nkV0-n0nra0-n0o3X0-n0o7X0-n0oBd0-n0oEY0-n0oGV
0-n0oMY0-n0oTU0-n0oaR0-n0ocY0-n0ojT0-n0olZ0-n0omb0-n0oxN0-n0pER0-n0pIT0-n0pLa0-n0pSP0-n0pzU0-n0q1Z0-n0q3U0-n0qEV
0-n0qHU0-n0qKZ0-n0qra0-n0qua0-n0qwR0-n0qxT0-n0r6b0-n0rBR0-n0rDS0-n0rVa0-n0rYT0-n0raZ0-n0rvZ0-n0s6Y0-n0sAP0-n0sCa
0-n0sFa0-n0sfT0-n0soT0-n0swQ0-n0syZ0-n0t3U0-n0t7U0-n0tOT0-n0tUV0-n0tVS0-n0tYX0-n0tec0-n0tgT0-n0tkZ0-n0tnk0-n0uET
0-n0ukb0-n0unY0-n0ure0-n0vIR0-n0vbR0-n0vjb0-n0vnY0-n0vyS0-n0wBd0-n0wUd0-n0waR0-n0wlN0-n0wmR0-n0wxR0-n0w_e0-n0x0g
0-n0x4S0-n0x7U0-n0xBM0-n0xTZ0-n0xbV0-n0xfa0-n0xob0-n0y5Z0-n0y6a0-n0yBR0-n0yJQ0-n0yUc0-n0yXS0-n0yef0-n0yiX0-n0ysY
0-n0ywU0-n0zAU0-n0zDR0-n0zLc0-n0zbS0-n0zpV0-n0-1U0-n0-4b0-n0-VY0-n0-ZU0-n0-ea0-n0-lT0-n0-nS0-n0-yS0-n0_1R0-n0_2Z
0-n0_AO0-n0_GR0-n0_Qa0-n0_TZ0-n0_ed0-n0_nR0-n0_zT0-n104S0-n105Y0-n10Ba0-n10LT0-n10eP0-n116Z0-n118e0-n11BS0-n11MQ
0-n11PU0-n11Sa0-n11VZ0-n11XV0-n11dU0-n11uX0-n11xb0-n125a0-n129U0-n12KZ0-n12PT0-n12UX0-n12dU0-n12pY0-n12wa0-n135U
0-n13PQ0-n13RR0-n13wX0-n158Y0-n159R0-n15KT0-n15Pc0-n15mR0-n15qU0-n15wU0-n15xS0-q003S0-q02bZ0-q03aU0-q04Na0-q0CqZ
0-q0D9e0-q0JyP0-q0LuZ0-q0MWd0-q0NUZ0-q0NsR0-q0O3U0-q0PvQ0-q0Rua0-q0Sga0-q0Udd0-q0VjQ0-q0YvU0-q0ccP0-q0dLY0-q0eBa
0-q0n6Y0-q0pfc0-q0shT0-q0tYa0-q0-nQ0-q10VR0-q12wa0-q138Q0-q13MT0-q14DT0-q14wT0-r003T0-r0NUQ0-r0O3Z0-r14wS0-s0-nS
0-v09WR0-v0B_b0-x0MWS0-y05xY0-y0QUb0-y0Y9Z0-y0YLY0-y0bNZ0-y0v4a0-z003Q0-z0-yc0--003R0--07aT0--0Uda0_00WzU0_1002X
0_1003Z0_10BCU0_10D9Y0_10Lue0_10PvR0_10Rub0_10UdR0_10Z-Z0_10bja0_10fdc0_2002Y0_2003Y0_3002X0_3003c0_308gZ0_308hS
0_30Kba0_30RCT0_30UdV0_30bjZ0_30n6R0_314_Z0_4002T0_4003M0_407OT0_40Cqa0_40Zmc0_40dLY0_40pYT0_40unU0_40-VU0_7003T
0_A002Y0_A003T0_A0C6S0_A0DrZ0_A0LSR0_A0O3Q0_A0SgR0_A0UdS0_A0Z-S0_A0f_U0_B002a0_B003a0_B0NUR0_C002Z0_D002R0_D14wb
0_F002c0_F003b0_F0I-T0_F0joT0_H002S0_I002b0_I003U0_J002Z0_K002T0_K09oR0_M003b0_Q002Y0_Q003T0_Q0Mtb0_Q0NUU0_Q0NsU
0_Q0O3b0_Q0PvZ0_Q0RCU0_Q0RiT0_Q0Rud0_Q0SgL0_Q0UdP0_Q0Ugb0_Q0YmJ0_Q0Z0R0_Q0dfT0_Q0qxR0_Q0waU0_Q0-nb0_Q10RR0_Q14DT
0_R0oxT0_S002U0_S003U0_T002Z0_T003a0_T0J4M0_T0Lua0_T0oxR0_T0-nR0_W002Z0_X0JyT0_Y003S0_e002Z0_e0O3a0_f0-nU0_k0NUS
0_n08lR0_n0JyS0_n0LuZ0_n0gmQ0_n0oxQ0_n0-nT0_t03aa0_u03aZ0_u0UmS0_v003Z0_x003S0_x0-na0_y003a0_z003Y0_z0Lud0_-002Q
0_-0t7S0__0hOc104002Z10407GP1040NUU1040eBa105003T106002S1060-nP1070-na1080Yma10B003R10B01fa10B0cGT10B0rYb10B0tjZ
10B0-nO10C003Q10C01fR10C0cGO10C0-nY10D002b10E06DR10G002b10G003U10I003a10J002Z10J003T10L0dfY10O002h10R002d10R003S
10R0NUe10R0RCN10R0XwZ10R0waU10R0-na10R10RS10S003U10T003Z10T0RCY10V002d10V003a10V02ba10V07Gb10V07Ic10V09yS10V0CKa
10V0EyR10V0NUU10V0O3U10V0Q5a10V0UdS10V0bjN10V0cci10V0dLT10V0eBQ10V0xBa10V12ie10V14DR10X002S10X003Z10X03Jc10X0UdZ
10Z0Rue10a002T10a003S10a0Dra10a0XRT10a0f7Q10a0lNN10b002U10b003Z10c003U10c0OnT10f0-nj10k00Ze10k0JyP10l002Z10l003O
10l0Kbb10l0dfb10l0eBQ10l0utb10m003T10s0Jye10s0Kbb10t002R10-002Z111003S1110VjT112002e114003R1160X_S118002Z118003L
1180JyS1180KbM1180Lzi1180MWZ1180U5a1180UVN1180Zva1180cOZ1180d2a1180raT1180uEQ1180wad1180wmc1180-HZ119002j119003d
1190Lua1190ctb11B0Jyc11B0KbX11B0nba11C002Z11H0RCS11I003X11I0NUa11I0Uda11I0zga11M002S11M0AKT11M0BWb11M0JyI11M0KbY
11M0MWZ11M0QrN11M0RCg11M0X_a11M0cOQ11M0eBT11M0g3a11M0h7N11M0jlT11M0nLa11M0pYc11M0pfb11M0vXb11M0wab11M0x7a11M0zDa
11M0_1S11M12ib11N0zpT11d002b11d003R11d13nZ11e002Z11o002T11t0JyY11v002S1250Luc1260O3S128002j128003b129002b12909DS
1290J4b1290Rue1290Zva12913Rc12A003O12A022d12A0zpb12F003T12J002a12J003T12J01dY12J022T12J02bc12J07QS12J0LuU12J0NUL
12J0RuT12J0Uyb12J0eOZ12J0jaa12J0mna12J0wMZ12J0zDZ12J0zpS12J0-nT12J12rS12J13zb12J14nS12J15eT12K002P12K00Za12K02bT
12K04GS12K05bZ12K07QT12K08lc12K0CFa12K0DrQ12K0I5a12K0JhS12K0JmS12K0Jya12K0KIc12K0LuN12K0NUT12K0O3T12K0QrR12K0SIR
12K0TaS12K0UmR12K0VEZ12K0WJZ12K0XOP12K0XjS12K0Xwb12K0X_Z12K0Yva12K0ZMY12K0Zza12K0Z-d12K0aee12K0cOU12K0cca12K0dLZ
12K0dfU12K0eBT12K0hGa12K0hcU12K0hvS12K0kpa12K0lwT12K0ofa12K0oxS12K0pYT12K0tYX12K0wlc12K0zpb12K0-nQ12K0_zb12K12rZ
12K13RS12K14DY12K15Bb12K15iY12L002N12L003Q12L07Ic12L0DYT12L0NUX12L0O3Z12L0RuR12L0-nY12L14_Y12M002U12M003d12N002T
12N003T12N03Jb12N0I5R12N0NUY12N0O3d12O002X12O054c12O0N-T12O0UmZ12O0WJU12O0cOb12O0wmS12O0zpa12O12ra12P002Z12P003b
12P0PjP12P0Uda12P0zpZ12P0-nZ12P15iZ12Q003Z12S002Z12U002O12U0Jyb12U0NUd12U0UdR12U0dLT12U0kfP12U0waS12V0-nR12Z06Yb
12Z0X8R12a002a12d003Z12d0HQS12e003T12f0YQN12g002Q12g003V12g0O3b12g0Ruf12g0-nR12i002V12i003X12i02bb12i0CoS12i0Jya
12i0MTR12i0NUb12i0NsS12i0O3N12i0Udc12i0cca12i0-nZ12k002U12k0-nY12m002R12m003V12m0DrY12m0NUN12m0O3T12m0dLc12m0opQ
12m0wlR12p003b12p022Q12p02VT12p09Ka12p0BCT12p0ErU12p0NUY12p0Qre12p0R4Q12p0U1S12p0V2P12p0VjS12p0XjZ12p0cCZ12p0diZ
12p0tVa12p0zpP12p0-1c12p15iS12q002Z12q003P12q07Oa12q0NUY12q0RPT12q0RuM12q0Thb12q0-nT12q14_d12r002X12r00ZU12r03aa
12r04BT12r04jR12r07Ig12r0BCZ12r0C6R12r0DCS12r0DrP12r0Dsh12r0EwT12r0Haa12r0LuT12r0PLU12r0PNP12r0PvN12r0RCd12r0RKZ
12r0RuO12r0SIa12r0Sia12r0TGT12r0UdU12r0X8T12r0Y5Q12r0ccJ12r0dLb12r0foS12r0jng12r0oxd12r0oyQ12r0qvR12r0teY12r0tka
12r0y3T12r0-nZ12r0_QS12r13RS12r14DR12r14_U12s0JDa12t002S12t003R12t0UdR12t0foa12u002Y12u0NUS12v003S12w003b12w02Vb
12w0BFY12w0BJT12w0BWZ12w0DcU12w0ErX12w0Fbb12w0GmS12w0K_T12w0M1S12w0MWS12w0RuT12w0UmP12w0Uyb12w0W3P12w0WJZ12w0cCa
12w0hwT12w0iUZ12w0juT12w0k1T12w0wQT12w0ysZ12w0zpZ12w0-1T12w0-na12x0ZZZ12y003a1300I1R131002Z131003U1310NUZ1320XwR
134002O134003T13402bS1340InP1340NUY1340UXU1340VOe1340VjZ1340XEQ1340-qT13412AU13412id13413Da135003d1350I5R1350oxR
1350zpc136002Q138002Z1380JyY1380LuY1380Lzb1380NUT1380UdS1380dLT1380kbb1390cca13B002a13B003S13B0JyU13B0NUY13B0NsT
13B0O3T13B0RuZ13B0ThR13B0UdX13B0bTQ13B0jnc13B0lwQ13B0u6a13B0una13B0-nO13B0-yd13B10VS13B12wa13B14wZ13D002N13D003X
13D0NUZ13D0RuS13F002d13F003Q13F0Udb13F0-nZ13F13BQ13G002T13G003Z13I002a13I0joP13L003O13M0LuR13M0VjS13M0dLS13N002T
13O003P13P003a13P0LuQ13P0RPa13P0zna13P0-qM13R003R13R02bZ13R040S13R07Ie13R08sQ13R0AhT13R0Haa13R0Jyc13R0MWa13R0NUa
13R0NsT13R0O3V13R0RCd13R0RuQ13R0SgZ13R0SiY13R0UdY13R0ccd13R0dLa13R0hAZ13R0jcR13R0jnS13R0oxT13R0tgh13R0xBb13R0yyP
13R0znS13R0-nY13R12pR13R12wT13R14DS13R14wZ13T002Z13T003R13T0dLZ13U003P13W0VAT13X002S13X003O13X0NUU13X0O3R13X0dLb
13X14_a13Z003S13a0zpc13b003e13d0JlS13d0ZmS13d0una13j003T13l003X13n003V13n03ab13n040Z13n046c13n054Z13n05bT13n0HZR
13n0Lug13n0NUS13n0PLU13n0SgT13n0UdS13n0aEY13n0bjV13n0cOZ13n0v9Q13n0wVT13n10VU13n13nV13o002T13o03Jd13p003S13p0NUS
13p0oxb13t003b13u003a13u0GMY13u0rBb13v0YQX13w002S13w003U13w0NUT13w0x5S13w0-VT13z002N13z003T13z0NUV13z0dfS13z0-Va
13z0-nd13z12AU13-12JS13_002Q141002Y141003X14103Gc1410GqU1410NUQ1410swO1410sxT1410waT1410w_T144003f1440-nU1460-nS
148003Z14A002c14A0-8a14B002Z14B003b14B10fS14C002N14D002M14D003M14D00Ka14D01DS14D02Fa14D02VX14D036S14D04Ba14D05nR
14D07nO14D0AQS14D0Ane14D0BJb14D0D7Y14D0F9X14D0GtS14D0I-S14D0J6f14D0Mtc14D0NsQ14D0RSe14D0RuS14D0UHb14D0USS14D0Xeb
14D0Z0T14D0cBY14D0cLc14D0cNU14D0ccU14D0ctY14D0iVR14D0lwd14D0nOZ14D0nZZ14D0o8X14D0qLZ14D0qzd14D0tDR14D0tgY14D0usa
14D0vlT14D0wVb14D0wyY14D0xnY14D0xoU14D0-yZ14D10fR14D128Y14D12LR14D12qS14F00FS14G003U14G08lZ14G0GqS14G0Jye14G0KIY
14G0Lub14G0NUY14G0X_S14G0tYT14H002a14J002T14J003U14J0HfS14J0JyT14J0Lua14J0NUX14J0UdS14K003e14M0NUQ14Q03JS14Q07vT
14Q07wT14Q0GYa14Q0HRT14Q0HgU14Q0LuL14Q0P3a14Q0P-U14Q0byU14Q0u6O14Q14eT14Q14wa14R02wb14R0juS14R0tVQ14R0teT14R0vIQ
14R10bQ14R15ak14S0UVg14T002R14T003V14T0KIT14T0NUa14T0oxa14X002b14Y002a14Y003Y14c0VzU14d055a14d0dRb14d15UY14e0H-T
14e0NsS14e0RSa14e0ccb14h0-na14j003X14j038b14j04CZ14j08vc14j09oU14j0B2Z14j0BVR14j0D8Z14j0FBY14j0MRb14j0Plb14j0Rra
14j0T4Z14j0UmY14j0XTf14j0cNT14j0cnS14j0fWS14j0j0b14j0lSZ14j0pXS14j0qGP14j0ryZ14j0tjZ14j0wWc14j0wzZ14j0zuS14j0-1R
14j10CS14j12OY14j12wT14j13zT14j14QZ14j15Sd14j15gR14k0zpa14l0zpU14m03JU14m14DY14m14eS14m14wa14n002T14n003a14n00wb
14n01EP14n04CU14n05nQ14n073Z14n07hX14n08vU14n09UY14n09ZR14n09oS14n0A4a14n0AlZ14n0Aqa14n0B2E14n0BVS14n0D8b14n0FBd
14n0FwZ14n0GHZ14n0H1T14n0HbS14n0KEZ14n0KrY14n0Lvb14n0MRY14n0NLd14n0OkY14n0PlY14n0RrT14n0T4b14n0Utc14n0XgZ14n0Y2T
14n0YDb14n0YyQ14n0b1a14n0ccQ14n0fWd14n0gEd14n0hRc14n0hab14n0j0U14n0jza14n0kHc14n0kdS14n0lNZ14n0lST14n0l-P14n0mXY
14n0nPP14n0nnb14n0oeb14n0o-R14n0pMT14n0pXN14n0qGe14n0rYZ14n0ryd14n0sES14n0scT14n0t9S14n0tbT14n0uFT14n0wWc14n0zdP
14n0zpU14n10Cf14n12OZ14n12XT14n12wQ14n137d14n13zY14n14QU14u003e14w04AQ14w05cU14w08HZ14w0C8c14w0LsQ14w0M0Z14w0M1T
14w0P-Q14w0RRU14w0VcZ14w0XcS14w0byb14w0cBZ14w0cca14w0dlQ14w0iob14w0ixe14w0lDf14w0pLd14w0pvR14w0qHT14w0uDc14w0uEa
14w0urc14w0wUU14w0wwT14w0wxY14w0z3Z14w0_zT14w10BQ14w12KS14w12pV14x002T14x003T14x0unZ14x12KR14_002b14_003T14_00Za
14_01Kb14_022a14_02VX14_02qb14_02wT14_02zO14_03MP14_05KP14_06Va14_09KZ14_09yb14_0AOP14_0BCP14_0BFR14_0BwR14_0D6Z
14_0DYS14_0ErX14_0F1U14_0GeU14_0Hxb14_0InR14_0IvY14_0JyT14_0J_b14_0KbL14_0K_S14_0L1Z14_0LBS14_0LuS14_0LzY14_0OCT
14_0P2Z14_0Q5Z14_0RCa14_0RWb14_0SyU14_0TGO14_0TaR14_0UHT14_0UXU14_0VCd14_0VjT14_0W3T14_0WJY14_0WVa14_0WaY14_0WjU
14_0WtT14_0Xwf14_0ZMS14_0ZhU14_0Zob14_0Zve14_0aed14_0anS14_0bjX14_0cLa14_0cNg14_0cOY14_0cQZ14_0cqb14_0ctR14_0diZ
14_0dxS14_0e9U14_0eRa14_0fNc14_0fOU14_0fPU14_0fva14_0g3c14_0g6U14_0hcQ14_0iAZ14_0iVc14_0jlS14_0leU14_0o3U14_0oxO
14_0pYS14_0pfR14_0r4Z14_0rhS14_0sCa14_0sLS14_0spR14_0tJc14_0tVR14_0tYT14_0tub14_0uNR14_0unf14_0vXU14_0wMT14_0wUb
14_0waV14_0wma14_0x7S14_0ysS14_0yyU14_0y-S14_0zAU14_0zDZ14_0zpX14_0-1c14_0-ZS14_10GR14_10Vb14_118Z14_12pZ14_12rS
14_131Y14_134Z14_13Ra14_15PT14_15iR150003c1500zpR151002Z15102VT15102qh1510J0c1510JAa1510UmT1510hcS1510t9a1510voZ
1510w_N1510zpU15412JT155158c158002a1580CeZ1580NUZ1580dfZ1580fvZ159002Z159003S15909Wa1590Jyd1590Lug1590NUZ1590RCN
1590UdT1590hca1590izb1590-4U1590-Zb15914wT15A002Y15A0-na15B002R15B012b15B0JLT15B0KsQ15B0NUf15B0RCb15B0rVa15B14_T
15C002Q15D0GqT15E003Y15F002c15H003Z15I002Z15J05UY15J08HR15J0KXc15K003T15K0zpO15L0OCR15M002R15N002P15N0-qc15O002R
15O003T15P003S15P07ea15P09cS15P0DrZ15P0JhM15P0JyT15P0KIc15P0KbR15P0LuT15P0LzT15P0NUT15P0Q5f15P0XwU15P0X_T15P0dxR
15P0eea15P0oxb15P0zpR15P0-ZS15P0-nc15Q002Z15Q003U15Q0NUd15Q0UdU15R0-nb15S002Z15S034a15S05Pa15S09qa15S0Jhb15S0Zvb
15S0eXY15S0v9P15S0-ne15T0RuS15T0-nR15U003R15U0Nhd15U0cxb15U14nc15V003Y15W0Jyc15Z003Z15Z0RuZ15a002N15a003a15a0HWT
15a0JeS15a0MWS15a0fVZ15c002S15c0BFS15c0NUU15c0Rua15e003S15e0KxR15e0M2T15e0Rlc15e0ccR15e0lWT15e0utY15g002S15g03JR
15g07kS15g0P-Y15g0ZPY15g0ZXa15g0aAZ15g0bTa15g0byi15g0u6T15g0yFb15g144R15i02zQ15i034T15i0BCf15i0DrT15i0DsU15i0OEQ
15i0cOa15i0eyZ15i0fvS15i0h7a15i0jJN15m002Q15m003Z15m0BAY15o0MWT15q0BWa15q0Kbc15q0tVU15q0teZ15s003Z15u003b15u0MWT
15u0NUa15u0RCT15v002T15v003Z15x002b15x0BWR15x0tVa15x0-nT`,
}
